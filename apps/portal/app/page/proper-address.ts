/** The path of an address and the query behind it. */
interface Asked {
  pathname: string;
  search: string;
}

/**
 * Where to go when a thing is asked for under another name than its own: there is no end to the names one could write
 * before an id, and each would be a page to cache. `own` are the paths our links carry, the canonical one first; the id
 * alone is as good. Undefined when all is well.
 */
export function properAddress({ pathname, search }: Asked, own: readonly string[], id: string) {
  if (own.includes(pathname) || pathname.split('/')[2] === id) return undefined;
  return `${own[0]}${search}`;
}
