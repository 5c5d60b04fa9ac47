import { businessAddress } from '@kontor/contract';

/** Where the support hours of a business are booked. */
export function supportAddress(business: { id: string; name: string }): string {
  return `${businessAddress(business)}support`;
}
