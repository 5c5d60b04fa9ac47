import { expect, test } from 'vitest';
import { addDays, addMonth, ownToday } from './own-day.ts';

test('days go on over months and years', () => {
  expect(ownToday(new Date(2028, 1, 9, 23, 59))).toBe('2028-02-09');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-12-31', 14)).toBe('2028-01-14');
  expect(addDays('2027-03-27', 7)).toBe('2027-04-03');
});

test('a month is the same day of the next, or its last one', () => {
  expect(addMonth('2027-03-15')).toBe('2027-04-15');
  expect(addMonth('2027-12-15')).toBe('2028-01-15');
  expect(addMonth('2027-01-31')).toBe('2027-02-28');
  expect(addMonth('2028-01-31')).toBe('2028-02-29');
});
