/** Where pages of things that have an id lie on a portal: `/business/{slug}-{id}/`, `/profile/{id}`. */
export const nounPaths = { business: '/business', product: '/business-product', person: '/profile' } as const;

/** What has a page under its id. */
export type AddressedNoun = keyof typeof nounPaths;
