/** Names that can belong to nobody (RFC 2606); demo people have them. */
const names = /\.(example|test|invalid|localhost)$|[@.]example\.(com|net|org)$/;

export function isNobodys(address: string): boolean {
  return names.test(address);
}
