import { expect, test } from 'vitest';
import { readStandards } from './read-standards.ts';

test.each([
  ['arnés EN 361', 'EN 361', "('en' & '361')"],
  ['masks EN149', 'EN149', "('en' & '149')"],
  ['EN ISO 20345 shoes', 'EN ISO 20345', "('en' & 'iso' & '20345')"],
  ['pipe ASTM A106 grade B', 'ASTM A106', "('astm' & 'a106')"],
  ['wellhead API 6A', 'API 6A', "('api' & '6a')"],
])('%s names a standard', (asked, text, query) => {
  expect(readStandards(asked)).toEqual([{ text, start: asked.indexOf(text), query }]);
});

test.each(['entrega en 20 días', 'iso container', '100 bearings', 'engine 500'])('%s names none', (text) => {
  expect(readStandards(text)).toEqual([]);
});
