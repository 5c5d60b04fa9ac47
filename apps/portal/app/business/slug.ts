/** The readable address part of a thing: its names with hyphens for spaces, then its id (checklist 51, 61). */
export function slugOf(names: readonly string[], id: string): string {
  return [...names.map((name) => name.trim().replace(/\s+/g, '-')), id].join('-');
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The id at the end of a slug, however often the slug is URL-encoded; undefined when there is none. */
export function idFromSlug(slug: string | undefined): string | undefined {
  const id = slug?.slice(-36) ?? '';
  return uuid.test(id) ? id.toLowerCase() : undefined;
}

/** The path of an address and the query behind it. */
interface Asked {
  pathname: string;
  search: string;
}

/**
 * Where to go when a thing is asked for under another name than its own: there is no end to the names one could write
 * before an id, and each would be a page to keep. `own` are the paths our links carry, the canonical one first; the id
 * alone is as good. Undefined when all is well.
 */
export function properAddress({ pathname, search }: Asked, own: readonly string[], id: string) {
  if (own.includes(pathname) || pathname.split('/')[2] === id) return undefined;
  return `${own[0]}${search}`;
}
