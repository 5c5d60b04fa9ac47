import type { FavoriteResource } from '@kontor/contract';

export const favoritesPath = '/favorites';

/** The named lists, all of them. */
export const listsPath = `${favoritesPath}?tab=lists`;

/** The saved searches. */
export const savedSearchesPath = `${favoritesPath}?tab=searches`;

export function favoritesAddress(type: FavoriteResource): string {
  return type === 'business' ? favoritesPath : `${favoritesPath}?tab=products`;
}
