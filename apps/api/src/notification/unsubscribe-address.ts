/** The page of the portal that ends mails; the POST of a mail program (RFC 8058) goes to the same address. */
export const unsubscribeAddress = (origin: string, token: string): string => `${origin}/unsubscribe/${token}`;
