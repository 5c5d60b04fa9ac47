import type { FavoriteResource } from '@kontor/contract';

export const favoritesPath = '/favorites';

/** The named lists, all of them. */
export const listsPath = `${favoritesPath}?tab=lists`;

export function favoritesAddress(type: FavoriteResource): string {
  return type === 'business' ? favoritesPath : `${favoritesPath}?tab=products`;
}
