import { expect, it } from 'vitest';
import { businessThing } from './business-thing.ts';

const address = 'https://mx.kontor.example/business/Nordhang-1/';
const general = {
  companyName: 'Nordhang',
  businessType: { code: 'MA' as const, name: 'Manufacturer' },
  categories: [],
  classifiedByKontor: [],
};
const contactInfo = { country: { code: 'DE', countryName: 'Germany', emoji: '' } };

it('a business says what its page says', () => {
  const organization = businessThing(
    {
      general: {
        ...general,
        shortDescription: 'Bearings',
        yearStablished: 1961,
        totalEmployees: { min: 51, max: 200 },
      },
      contactInfo: {
        ...contactInfo,
        legalAddressEnglish: 'Hauptstraße 1',
        city: 'Kiel',
        zipcode: '24103',
        state: { stateName: 'Schleswig-Holstein' },
        website: 'nordhang.example',
      },
    },
    address,
  );
  expect(organization).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${address}#organization`,
    name: 'Nordhang',
    description: 'Bearings',
    url: address,
    sameAs: 'https://nordhang.example/',
    foundingDate: '1961',
    numberOfEmployees: { '@type': 'QuantitativeValue', minValue: 51, maxValue: 200 },
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Hauptstraße 1',
      postalCode: '24103',
      addressLocality: 'Kiel',
      addressRegion: 'Schleswig-Holstein',
      addressCountry: 'DE',
    },
  });
});

it('what a business does not state is not claimed', () => {
  const organization = businessThing({ general, contactInfo }, address);
  expect(Object.keys(organization).sort()).toEqual(['@context', '@id', '@type', 'address', 'name', 'url']);
  expect(organization.address).toEqual({ '@type': 'PostalAddress', addressCountry: 'DE' });
});

it.each([
  [{ min: 1001 }, { minValue: 1001 }],
  [{ min: 12, max: 12 }, { value: 12 }],
])('employees %o', (totalEmployees, stated) => {
  const organization = businessThing({ general: { ...general, totalEmployees }, contactInfo }, address);
  expect(organization.numberOfEmployees).toEqual({ '@type': 'QuantitativeValue', ...stated });
});
