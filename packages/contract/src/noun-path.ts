interface NounPage {
  /** Its route on a portal. `:slug` is names with the id at their end, or the id alone; any other parameter is the id alone. */
  route: `/${string}/:${string}`;
  /** The sitemap that lists it: `businesses` is `/sitemap-businesses.xml`. Without one search engines find it by links alone. */
  sitemap?: string;
}

/** Things that have an id and a page of their own on a portal: where it lies, for every service. */
export const nounPages = {
  business: { route: '/business/:slug', sitemap: 'businesses' },
  product: { route: '/business-product/:slug', sitemap: 'products' },
  person: { route: '/profile/:userID' },
  post: { route: '/social/posts/:postID' },
  group: { route: '/groups/:groupID' },
} as const satisfies Record<string, NounPage>;

/** What has a page under its id. */
export type AddressedNoun = keyof typeof nounPages;
/** What a sitemap lists. */
export type ListedNoun = {
  [Noun in AddressedNoun]: (typeof nounPages)[Noun] extends { sitemap: string } ? Noun : never;
}[AddressedNoun];

export const addressedNouns = Object.keys(nounPages) as AddressedNoun[];
export const listedNouns = addressedNouns.filter((noun): noun is ListedNoun => 'sitemap' in nounPages[noun]);

/** What the addresses of a noun's pages begin with: `/business`. */
export function nounPath(noun: AddressedNoun): string {
  const { route } = nounPages[noun];
  return route.slice(0, route.lastIndexOf('/'));
}

/** Whether an address may bear names before the id. */
export function isNamed(noun: AddressedNoun): boolean {
  return nounPages[noun].route.endsWith('/:slug');
}
