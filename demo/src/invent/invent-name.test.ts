import { expect, test } from 'vitest';
import { sharedInventedDemo } from './testing.ts';

const { data } = await sharedInventedDemo();
const namesIn = (code: string) =>
  data.businesses.filter(({ row }) => row.country_code === code).map(({ row }) => row.company_name);

test('names are built as their country builds them', () => {
  expect(namesIn('ID').length).toBeGreaterThan(5);
  expect(namesIn('ID').filter((name) => !/^PT (?!.*\bPT$)/.test(name))).toEqual([]);
  expect(namesIn('DK').length).toBeGreaterThan(3);
  const swedish = namesIn('DK').filter((name) => /[öä]/i.test(name));
  expect(swedish).toEqual([]);
  // A listed company has more than a handful of people.
  expect(namesIn('FI').filter((name) => name.endsWith('Oyj'))).toEqual([]);
});

test('English texts call cities as English does', () => {
  const german = data.businesses.filter(({ row }) => row.country_code === 'DE');
  expect(german.length).toBeGreaterThan(20);
  const texts = german.flatMap(({ row }) => [row.short_description, row.general_description]);
  expect(texts.filter((text) => /\bin (Köln|München|Nürnberg|Hannover)\b/.test(text ?? ''))).toEqual([]);
});

test('who checks a business is of its part of the world', () => {
  const deskIn = (code: string) => {
    const there = data.businesses.filter(({ row }) => row.country_code === code);
    return [...new Set(there.flatMap(({ facts }) => facts.map(({ checked_by }) => checked_by)))];
  };
  expect(deskIn('JP')).toEqual(['Verification desk, Singapore']);
  expect(deskIn('MX')).toEqual(['Verification desk, Mexico City']);
  expect(deskIn('DE')).toEqual(['Verification desk, Hamburg']);
});

test('everybody has a name', () => {
  expect(data.people.length).toBeGreaterThan(100);
  expect(data.people.filter(({ first_name, last_name }) => !first_name || !last_name)).toEqual([]);
});
