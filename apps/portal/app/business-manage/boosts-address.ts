import { businessAddress } from '@kontor/contract';

/** Where the boosts of a business are used. @param product the one that is chosen there */
export function boostsAddress(business: { id: string; name: string }, product?: string): string {
  return `${businessAddress(business)}boosts${product ? `?product=${product}` : ''}`;
}
