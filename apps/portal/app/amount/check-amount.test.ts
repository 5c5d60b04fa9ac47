import { expect, it } from 'vitest';
import { checkAmount } from './check-amount.ts';

const days = { min: 0, max: 3_650, isWhole: true };
const area = { min: 0, max: 1_000_000 };

it.each(['', ' ', '0', '25', '3,650', ' 1 200 '])('takes %j', (typed) => {
  expect(checkAmount(typed, days, '.')).toBeUndefined();
});

it.each([
  ['2.5', days, { code: 'notANumber' }],
  ['2,5', days, { code: 'notANumber' }],
  ['25 days', days, { code: 'notANumber' }],
  ['-3', days, { code: 'tooSmall', limit: 0 }],
  ['3651', days, { code: 'tooLarge', limit: 3_650 }],
  ['99999999999', days, { code: 'tooLarge', limit: 3_650 }],
  ['-1200.5', area, { code: 'tooSmall', limit: 0 }],
  ['about 12', area, { code: 'malformed' }],
])('says what is wrong with %j', (typed, rule, issue) => {
  expect(checkAmount(typed, rule, '.')).toEqual(issue);
});

it("takes decimals by the sign of the reader's language", () => {
  expect(checkAmount('1200,5', area, ',')).toBeUndefined();
  expect(checkAmount('1.200', days, ',')).toBeUndefined();
  expect(checkAmount('1.200', days, '.')).toEqual({ code: 'notANumber' });
});
