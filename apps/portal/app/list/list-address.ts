import type { FavoriteResource } from '@kontor/contract';

export const listPath = '/lists';

/** @param type those of a kind; businesses without it */
export function listAddress(listID: string, type: FavoriteResource = 'business'): string {
  return `${listPath}/${listID}${type === 'product' ? '?tab=products' : ''}`;
}
