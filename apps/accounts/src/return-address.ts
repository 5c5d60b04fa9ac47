const longest = 2000;

/**
 * Where a person goes back to: the address they came from when it is the portal's own, else the portal's root.
 * Anything can stand in `continue`, so it is parsed as browsers do and compared by origin, never by its text.
 */
export function returnAddress(given: unknown, portalOrigin: string): string {
  const root = `${portalOrigin}/`;
  if (typeof given !== 'string' || given.length > longest || !URL.canParse(given, root)) return root;
  const address = new URL(given, root);
  const portal = new URL(root);
  // "blob:" and "view-source:" addresses bear the origin of what they wrap.
  const isPortals = address.protocol === portal.protocol && address.origin === portal.origin;
  return isPortals && !address.username && !address.password ? address.href : root;
}
