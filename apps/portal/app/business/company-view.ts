import type { BusinessCard } from '@kontor/contract';
import { type BusinessView, viewOfBusiness } from './business-view.ts';

/** What a company card shows of a business. */
export type CompanyView = Pick<
  BusinessView,
  'id' | 'href' | 'name' | 'logo' | 'tier' | 'verified' | 'description' | 'country' | 'origin' | 'claimed'
>;

/** Made on the server: pages of many such cards, as the front page is, carry no more than these show. */
export function viewOfCompany(business: BusinessCard): CompanyView {
  const { id, href, name, logo, tier, verified, description, country, origin, claimed } =
    viewOfBusiness(business);
  return { id, href, name, logo, tier, verified, description, country, origin, claimed };
}
