import { expect, it } from 'vitest';
import { placeName, postalAddress } from './postal-address.ts';

const torino = {
  zipcode: '10121',
  city: 'Torino',
  state: { stateName: 'Torino' },
  country: { countryName: 'Italy' },
};

it('names a place once', () => {
  expect(placeName(torino)).toBe('Torino, Italy');
  expect(
    placeName({ city: 'León', state: { stateName: 'Guanajuato' }, country: { countryName: 'Mexico' } }),
  ).toBe('León, Guanajuato, Mexico');
  expect(placeName({})).toBe('');
});

it('adds to a stated address what is missing in it', () => {
  expect(postalAddress('Via dell’Industria 955, 10121 Torino', torino)).toBe(
    'Via dell’Industria 955, 10121 Torino, Italy',
  );
  expect(postalAddress('Blvd. Aldama 4312', { ...torino, city: 'León', state: undefined })).toBe(
    'Blvd. Aldama 4312, 10121, León, Italy',
  );
  expect(postalAddress(undefined, torino)).toBe('10121, Torino, Italy');
});
