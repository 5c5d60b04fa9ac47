import { expect, it } from 'vitest';
import { optionsOf } from './options-of.ts';

const none = {
  countries: [],
  genders: [],
  languages: [],
  jobPositions: [],
  businessTypes: [],
  industries: [],
};
const person = {
  userID: '28c12e90-444d-4d1f-baef-c387739aede6',
  username: 'marisol-trevino-28c1',
  firstName: 'Marisol',
  lastName: 'Treviño',
  showBirthDate: false,
  showProfession: false,
};
const country = (code: string, countryName: string, dialCode?: string) => ({
  code,
  countryName,
  emoji: '',
  dialCode,
});

it('names each dial code once, with all countries that have it', () => {
  const countries = [
    country('CA', 'Canada', '+1'),
    country('MX', 'Mexico', '+52'),
    country('US', 'United States', '+1'),
    country('AQ', 'Antarctica'),
  ];
  expect(optionsOf({ ...none, countries }, person, 'en').dialCodes).toEqual([
    { value: '+1', text: '+1 Canada, United States' },
    { value: '+52', text: '+52 Mexico' },
  ]);
});

it('keeps what was chosen where a list could not be loaded', () => {
  const options = optionsOf(
    none,
    {
      ...person,
      country: { code: 'MX', countryName: 'Mexico', emoji: '' },
      gender: { code: 'F', name: 'Female' },
      preferredLanguage: { code: 'es', name: 'Spanish', languageName: 'Español' },
      mobilePhone: { countryCode: '+52', phoneNumber: '477 555 0164' },
      jobPosition: { jobPositionID: 'buyer', name: 'Buyer' },
      businessType: { code: 'MA', name: 'Manufacturers' },
      industry: { id: '0006', name: 'Power Transmission' },
    },
    'en',
  );
  expect(Object.values(options).map((list) => list.at(-1)?.text)).toEqual([
    '+52',
    'Mexico',
    'Female',
    'Spanish (Español)',
    'Buyer',
    'Manufacturers',
    'Power Transmission',
  ]);
});

it('offers nothing where nothing was loaded and nothing is chosen', () => {
  for (const list of Object.values(optionsOf(none, person, 'en')))
    expect(list.every(({ value }) => value === '')).toBe(true);
});
