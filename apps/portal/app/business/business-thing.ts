import type { BusinessProfile } from '@kontor/contract';
import { part, type Thing, thing } from '../seo/thing.ts';
import { websiteOf } from './website.ts';

/** A business as its page at `address` shows it. */
export function businessThing(
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
