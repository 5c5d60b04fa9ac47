// A change in how pictures are drawn needs a new edition: they are cached for good.
const edition = '1';

function address(kind: string, id: string, query: Record<string, string>): string {
  return `/picture/${kind}/${id}.svg?${new URLSearchParams({ ...query, v: edition })}`;
}

/** Mark of a business without a logo. */
export function monogramAddress(id: string, initials: string, industry: string | undefined): string {
  return address('monogram', id, { initials, ...(industry ? { industry } : {}) });
}

/** Cover of a business without one. */
export function coverAddress(id: string, industry: string | undefined): string {
  return address('cover', id, industry ? { industry } : {});
}

/** Placeholder picture of a product; `place` is its category or industry. */
export function plateAddress(id: string, place: string): string {
  return address('plate', id, { place });
}

/** Stand-in for the photo of a person. */
export function avatarAddress(id: string, initials: string): string {
  return address('avatar', id, { initials });
}
