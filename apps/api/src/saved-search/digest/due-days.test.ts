import { expect, test } from 'vitest';
import { dueDays } from './due-days.ts';

const at = (moment: string) => new Date(moment);

test.each([
  // 2027-01-04 is a Monday; Mexico City is six hours behind UTC.
  ['on a Monday', '2027-01-04T13:00:00Z', '2027-01-04T13:00:00Z', '2027-01-04T13:00:00Z'],
  ['on a Thursday', '2027-01-07T23:59:00Z', '2027-01-07T13:00:00Z', '2027-01-04T13:00:00Z'],
  ['on a Sunday', '2027-01-10T13:00:00Z', '2027-01-10T13:00:00Z', '2027-01-04T13:00:00Z'],
])('digests became due at 07:00, and at that of the Monday before: %s', (_, by, daily, weekly) => {
  expect(dueDays(['America/Mexico_City'], at(by))).toEqual([
    { zone: 'America/Mexico_City', daily: at(daily), weekly: at(weekly) },
  ]);
});

test('before 07:00 nothing is due there', () => {
  expect(dueDays(['America/Mexico_City', 'Asia/Tokyo'], at('2027-01-04T12:59:59Z'))).toEqual([
    { zone: 'Asia/Tokyo', daily: at('2027-01-03T22:00:00Z'), weekly: at('2027-01-03T22:00:00Z') },
  ]);
});

test.each([
  ['back', '2027-10-31T06:30:00Z', '2027-10-31T06:00:00Z', '2027-10-25T05:00:00Z'],
  ['ahead', '2027-03-28T05:30:00Z', '2027-03-28T05:00:00Z', '2027-03-22T06:00:00Z'],
])('the Monday is that of the clocks of the place, which were put %s since', (_, by, daily, weekly) => {
  expect(dueDays(['Europe/Madrid'], at(by))).toEqual([
    { zone: 'Europe/Madrid', daily: at(daily), weekly: at(weekly) },
  ]);
});
