import { businessAddress } from '@kontor/contract';

interface NamedBusiness {
  id: string;
  name: string;
}

/** What a business has and buys (checklist 59). */
export function membershipAddress(business: NamedBusiness): string {
  return `${businessAddress(business)}membership`;
}

/** How a business is found and asked. */
export function dashboardAddress(business: NamedBusiness): string {
  return `${businessAddress(business)}dashboard`;
}
