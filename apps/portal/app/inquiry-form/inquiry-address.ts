import { addressById } from '@kontor/contract';

interface Asked {
  /** What it is about. */
  product?: string | undefined;
  /** Businesses that are asked the same. */
  others?: readonly string[];
}

/** Where an inquiry to a business is written (checklist 55). */
export function sendRequestAddress(businessID: string, { product, others = [] }: Asked = {}): string {
  const query = new URLSearchParams();
  if (product) query.set('product', product);
  if (others.length > 0) query.set('others', others.join());
  return `${addressById('business', businessID)}/send-request${query.size > 0 ? `?${query}` : ''}`;
}
