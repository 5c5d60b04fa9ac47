const longest = 2_000;

/**
 * Where somebody goes on after signing in: the address they came from when it is one of the product's own origins, else
 * the site's root. Anything can stand in `continue`, so it is read as browsers do and compared by origin, never as text.
 */
export function continueAddress(given: string | null, portalOrigin: string, accountsOrigin: string): string {
  const root = `${portalOrigin}/`;
  if (given === null || given.length > longest || !URL.canParse(given, root)) return root;
  const address = new URL(given, root);
  // "blob:" addresses bear the origin of what they wrap.
  const isWeb = address.protocol === 'http:' || address.protocol === 'https:';
  const isOurs = [portalOrigin, accountsOrigin].some((origin) => new URL(origin).origin === address.origin);
  if (!isWeb || !isOurs || address.username || address.password) return root;
  // It would only come back here, without a code.
  return address.pathname === '/session-redirect' ? root : address.href;
}
