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
