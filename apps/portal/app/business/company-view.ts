import type { BusinessCard } from '@kontor/contract';
import { type BusinessView, viewOfBusiness } from './business-view.ts';

/** What a company card shows of a business: package and proof also where there is neither (checklist 102, 103). */
export interface CompanyView
  extends Pick<
    BusinessView,
    'id' | 'href' | 'name' | 'logo' | 'description' | 'country' | 'origin' | 'claimed'
  > {
  tier: BusinessCard['subscription'];
  verified: boolean;
}

/** Made on the server: pages of many such cards, as the front page is, carry no more than these show. */
export function viewOfCompany(business: BusinessCard): CompanyView {
  const { subscription: tier, verified } = business;
  const { id, href, name, logo, description, country, origin, claimed } = viewOfBusiness(business);
  return { id, href, name, logo, tier, verified, description, country, origin, claimed };
}
