import { expect, test } from 'vitest';
import { readTextQuery } from './text-query.ts';

test.each([
  ["'pump'", 'pump'],
  ["'o''ring'", "o'ring"],
  ["('pump')", 'pump'],
  ["('pump' | '=pumps')", { isAny: true, parts: ['pump', '=pumps'] }],
  [
    "(('oil' & 'pump') | '@k000602')",
    { isAny: true, parts: [{ isAny: false, parts: ['oil', 'pump'] }, '@k000602'] },
  ],
  [
    "'@tMA' & ('pump' | 'pumps')",
    { isAny: false, parts: ['@tMA', { isAny: true, parts: ['pump', 'pumps'] }] },
  ],
])('%s is read', (text, query) => {
  expect(readTextQuery(text)).toEqual(query);
});
