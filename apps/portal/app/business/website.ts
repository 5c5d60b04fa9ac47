/** A website as a business states it ("example.com"): where it leads and how it is shown; undefined when it is none. */
export function websiteOf(stated: string | undefined): { href: string; shown: string } | undefined {
  const address = stated?.trim();
  if (!address) return undefined;
  const withScheme = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(withScheme)) return undefined;
  const url = new URL(withScheme);
  if (!url.hostname.includes('.')) return undefined;
  return { href: url.href, shown: url.host + (url.pathname === '/' ? '' : url.pathname) };
}
