import { expect, it } from 'vitest';
import { placeName, postalAddress } from './postal-address.ts';

const torino = {
  zipcode: '10121',
  city: 'Torino',
  state: { stateName: 'Torino' },
  country: { countryName: 'Italy' },
};

it('names a place once', () => {
  expect(placeName(torino, 'en')).toBe('Torino, Italy');
  expect(
    placeName({ city: 'León', state: { stateName: 'Guanajuato' }, country: { countryName: 'Mexico' } }, 'en'),
  ).toBe('León, Guanajuato, Mexico');
  expect(placeName({ city: '圣彼得加尔萨', country: { countryName: '墨西哥' } }, 'zh')).toBe(
    '圣彼得加尔萨，墨西哥',
  );
  expect(placeName({}, 'en')).toBe('');
});

it('adds to a stated address what is missing in it', () => {
  expect(postalAddress('Via dell’Industria 955, 10121 Torino', torino, 'en')).toBe(
    'Via dell’Industria 955, 10121 Torino, Italy',
  );
  expect(postalAddress('Blvd. Aldama 4312', { ...torino, city: 'León', state: undefined }, 'en')).toBe(
    'Blvd. Aldama 4312, 10121, León, Italy',
  );
  expect(postalAddress(undefined, torino, 'en')).toBe('10121, Torino, Italy');
});
