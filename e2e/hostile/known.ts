/** What the product holds that requests can name. */
export interface Known {
  /** Ids by the names of parameters: `businessID`, `productID`, … */
  ids: Readonly<Record<string, string>>;
  /** Of somebody who is signed in: an access token, and the cookies of the account service. */
  token: string;
  cookies: string;
  /** What services show each other. */
  internalToken: string;
}
