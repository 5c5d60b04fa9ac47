import type { BusinessProfile } from '@kontor/contract';
import { brand } from '../brand.ts';
import { websiteOf } from '../business/website.ts';
import { part, type Thing, thing } from './thing.ts';

/** Who runs the portal at `origin`. */
export function operatorOrganization(origin: string): Thing {
  return thing('Organization', {
    '@id': `${origin}/#organization`,
    name: brand.company,
    alternateName: brand.name,
    url: `${origin}/`,
    email: brand.email,
    telephone: brand.phones.usa,
    address: part('PostalAddress', { addressLocality: brand.city }),
  });
}

/** A business as its page at `address` shows it. */
export function businessOrganization(
  { general, contactInfo }: Pick<BusinessProfile, 'general' | 'contactInfo'>,
  address: string,
): Thing {
  return thing('Organization', {
    '@id': `${address}#organization`,
    name: general.companyName,
    description: general.shortDescription,
    url: address,
    sameAs: websiteOf(contactInfo.website)?.href,
    foundingDate: general.yearStablished === undefined ? undefined : String(general.yearStablished),
    numberOfEmployees: employees(general.totalEmployees),
    address: part('PostalAddress', {
      streetAddress: contactInfo.legalAddressEnglish,
      postalCode: contactInfo.zipcode,
      addressLocality: contactInfo.city,
      addressRegion: contactInfo.state?.stateName,
      addressCountry: contactInfo.country.code,
    }),
  });
}

function employees({ min, max }: NonNullable<BusinessProfile['general']['totalEmployees']> = {}) {
  if (min === undefined && max === undefined) return undefined;
  return part('QuantitativeValue', min === max ? { value: min } : { minValue: min, maxValue: max });
}
