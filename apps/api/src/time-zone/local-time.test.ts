import { expect, test } from 'vitest';
import { isTimeZone, localTime, momentAt } from './local-time.ts';

const iso = (moment: Date | undefined) => moment?.toISOString();

test('a time zone is one that dates can be told by', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});

test('it is another day and another time elsewhere', () => {
  const moment = new Date('2026-12-31T18:04:05Z');
  expect(localTime('Pacific/Kiritimati', moment)).toEqual({
    day: '2027-01-01',
    minutes: 8 * 60 + 4,
    seconds: 5,
  });
  expect(localTime('America/Mexico_City', moment)).toEqual({
    day: '2026-12-31',
    minutes: 12 * 60 + 4,
    seconds: 5,
  });
  expect(iso(momentAt('Asia/Kathmandu', '2027-01-04', 540))).toBe('2027-01-04T03:15:00.000Z');
});

test('a time that clocks leave out is none, and one they show twice is one', () => {
  // Madrid: 28 March 2027 forward, 31 October 2027 back.
  expect(momentAt('Europe/Madrid', '2027-03-28', 150)).toBeUndefined();
  expect(iso(momentAt('Europe/Madrid', '2027-03-28', 180))).toBe('2027-03-28T01:00:00.000Z');
  const twice = momentAt('Europe/Madrid', '2027-10-31', 150);
  expect(localTime('Europe/Madrid', twice ?? new Date(0))).toMatchObject({ day: '2027-10-31', minutes: 150 });
});
