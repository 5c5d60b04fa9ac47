import type { FavoriteResource } from '@kontor/contract';

export const favoritesPath = '/favorites';

export function favoritesAddress(type: FavoriteResource): string {
  return type === 'business' ? favoritesPath : `${favoritesPath}?tab=products`;
}
