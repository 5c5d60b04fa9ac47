import { expect, test } from 'vitest';
import { startValues } from './new-business-values.ts';
import { reviewOf } from './review.ts';

const options = {
  businessTypes: [{ value: 'MA', text: 'Manufacturers' }],
  countries: [{ value: 'MX', text: 'Mexico' }],
  industries: [
    {
      id: '0006',
      name: 'Power Transmission',
      categories: [{ value: '0006.000601', text: 'Gears', detail: 'Power Transmission' }],
    },
    {
      id: '0009',
      name: 'Beauty Care',
      categories: [{ value: '0009.000903', text: 'Beard Care', detail: 'Beauty Care' }],
    },
  ],
};
const typed = {
  ...startValues('MX'),
  companyName: ' Engranes Tepeyac ',
  businessType: 'MA',
  state: 'MX-JAL',
  categories: '0009.000903 0006.000601',
  shortDescription: ' Spur gears. ',
};

test('everything that was typed and chosen is read once more, a category with its industry', () => {
  const states = [{ stateID: 'MX-JAL', stateName: 'Jalisco', countryCode: 'MX' }];
  expect(reviewOf(typed, options, states, 'en')).toEqual({
    companyName: 'Engranes Tepeyac',
    businessType: 'Manufacturers',
    place: 'Jalisco, Mexico',
    categories: [
      { id: '0009.000903', name: 'Beard Care', industry: 'Beauty Care' },
      { id: '0006.000601', name: 'Gears', industry: 'Power Transmission' },
    ],
    shortDescription: 'Spur gears.',
  });
});

test('a country without states is a place by itself', () => {
  expect(reviewOf({ ...typed, state: '' }, options, [], 'en').place).toBe('Mexico');
});
