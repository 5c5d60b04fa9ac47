import { expect, test } from 'vitest';
import { workingMinutes } from './working-minutes.ts';
import { workingTimeOf } from './working-time.ts';

const stated = {
  business_id: 'works',
  asked_at: new Date('2026-11-28T23:50:00Z'),
  country_code: 'MX',
  time_zone: 'UTC',
  working_days: [1, 2, 3, 4, 5, 6, 7],
  opens_at: '00:00',
  closes_at: '23:59',
};
const until = new Date('2026-11-29T00:20:00Z');

test('who works around the clock loses no minute at midnight', () => {
  expect(workingMinutes(stated.asked_at, until, workingTimeOf(stated))).toBe(30);
});

test('closing over midnight counts to the end of the day, closing before it to the minute', () => {
  const closing = (opens_at: string, closes_at: string) =>
    workingTimeOf({ ...stated, opens_at, closes_at }).closesAt;
  expect(closing('14:00', '02:00')).toBe(24 * 60);
  expect(closing('09:00', '23:58')).toBe(24 * 60 - 2);
});

test('a business that stated nothing works on weekdays from nine to five where it is', () => {
  const nothing = { ...stated, time_zone: null, working_days: [], opens_at: null, closes_at: null };
  expect(workingTimeOf(nothing)).toEqual({
    timeZone: 'America/Mexico_City',
    days: [1, 2, 3, 4, 5],
    opensAt: 540,
    closesAt: 1020,
  });
});
