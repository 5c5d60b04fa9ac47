import { expect, it } from 'vitest';
import { matchingOptions, typedOption } from './matching-options.ts';

const options = [
  { value: '', text: '---' },
  { value: 'MX', text: 'México' },
  { value: 'US', text: 'United States' },
  { value: 'AE', text: 'United Arab Emirates' },
  { value: 'NI', text: 'Niger' },
  { value: 'NG', text: 'Nigeria' },
  { value: '+1', text: '+1 Canada, United States' },
];
const matching = (typed: string) => matchingOptions(typed, options).map(({ value }) => value);

it('finds options by the beginnings of their words, without regard to accents and capitals', () => {
  expect(matching('mex')).toEqual(['MX']);
  expect(matching('MÉX')).toEqual(['MX']);
  expect(matching('united')).toEqual(['US', 'AE', '+1']);
  expect(matching('united s')).toEqual(['US', '+1']);
  expect(matching('states')).toEqual(['US', '+1']);
  expect(matching('+1')).toEqual(['+1']);
  expect(matching('xico')).toEqual([]);
  expect(matching('')).toHaveLength(options.length);
});

it('takes what was typed in full, or what nothing else fits', () => {
  expect(typedOption('niger', options)?.value).toBe('NI');
  expect(typedOption('nigeri', options)?.value).toBe('NG');
  expect(typedOption('united', options)).toBeUndefined();
  expect(typedOption('nowhere', options)).toBeUndefined();
});

it('understands dial codes as people write them', () => {
  const codes = [
    { value: '+1', text: '+1 Canada, United States' },
    { value: '+1809', text: '+1809 Dominican Republic' },
    { value: '+52', text: '+52 Mexico' },
  ];
  for (const typed of ['52', '+52', '+ 52', '0052', ' 52 ']) {
    expect(matchingOptions(typed, codes).map(({ value }) => value)).toEqual(['+52']);
    expect(typedOption(typed, codes)?.value).toBe('+52');
  }
  expect(matchingOptions('1', codes).map(({ value }) => value)).toEqual(['+1', '+1809']);
  expect(typedOption('1', codes)?.value).toBe('+1');
  expect(typedOption('18', codes)?.value).toBe('+1809');
});

it('finds an option by what it contains, and says which, after those of the name itself', () => {
  const categories = [
    { value: '1', text: 'Metal Products', within: ['Forgings', 'Castings'] },
    { value: '2', text: 'Power Transmission', within: ['Ball Bearings'] },
    { value: '3', text: 'Casting Machines' },
  ];
  const found = (typed: string) => matchingOptions(typed, categories).map(({ text }) => text);
  expect(found('castin')).toEqual(['Casting Machines', 'Metal Products: Castings']);
  expect(found('ball bear')).toEqual(['Power Transmission: Ball Bearings']);
  expect(typedOption('ball bearings', categories)?.value).toBe('2');
});
