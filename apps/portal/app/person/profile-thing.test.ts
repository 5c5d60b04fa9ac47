import { expect, it } from 'vitest';
import { profileThing } from './profile-thing.ts';

const bare = {
  userID: '28c12e90-444d-4d1f-baef-c387739aede6',
  username: 'marisol-trevino-28c1',
  firstName: 'Marisol',
  lastName: 'Treviño',
  origin: 'registered' as const,
  reactions: { reactionCount: { like: 2 } },
};
const address = 'https://kontor.example/profile/28c12e90-444d-4d1f-baef-c387739aede6';

it('says who a person is, what they do and where, with a photo crawlers can load', () => {
  const page = profileThing(
    {
      ...bare,
      companyName: 'Envases Tepeyac',
      jobPosition: { jobPositionID: 'buyer', name: 'Buyer' },
      profession: 'Engineer',
      country: { code: 'MX', countryName: 'Mexico', emoji: '🇲🇽' },
      city: 'León',
      profilePhoto: { url: '/files/x/512.webp' },
      birthDate: '1970-10-24',
    },
    address,
  );
  expect(page).toMatchObject({
    '@type': 'ProfilePage',
    url: address,
    mainEntity: {
      '@type': 'Person',
      name: 'Marisol Treviño',
      jobTitle: 'Buyer',
      worksFor: { '@type': 'Organization', name: 'Envases Tepeyac' },
      image: 'https://kontor.example/files/x/512.webp',
      address: { addressLocality: 'León', addressCountry: 'MX' },
    },
  });
  expect(JSON.stringify(page)).not.toContain('1970');
});

it('says no more than is known', () => {
  expect(Object.keys(profileThing(bare, address).mainEntity ?? {}).sort()).toEqual(
    ['@type', '@id', 'name', 'givenName', 'familyName', 'alternateName', 'identifier'].sort(),
  );
});
