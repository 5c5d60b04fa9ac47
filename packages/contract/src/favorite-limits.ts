/** What can be saved. */
export const favoriteResources = ['business', 'product'] as const;
export type FavoriteResource = (typeof favoriteResources)[number];

export const favoriteLimits = {
  /** Of one person, of either kind. */
  saved: 5_000,
  /** Of the list of what is saved. */
  page: 50,
  /** That are asked about, or saved, in one call. */
  atOnce: 60,
} as const;
