import type { FavoriteResource } from '@kontor/contract';

/** @param type those of a kind; businesses without it */
export function listAddress(listID: string, type: FavoriteResource = 'business'): string {
  return `/lists/${listID}${type === 'product' ? '?tab=products' : ''}`;
}
