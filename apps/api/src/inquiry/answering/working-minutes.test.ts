import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type WorkingTime, workingMinutes } from './working-minutes.ts';

const mexico: WorkingTime = {
  timeZone: 'America/Mexico_City',
  days: [1, 2, 3, 4, 5],
  opensAt: 9 * 60,
  closesAt: 17 * 60,
};
const minutes = (from: string, to: string, hours = mexico) =>
  workingMinutes(new Date(from), new Date(to), hours);

test('time in which nobody works is not counted', () => {
  // Tuesday, 10:00 to 11:30 there, which is six hours behind.
  expect(minutes('2026-11-24T16:00:00Z', '2026-11-24T17:30:00Z')).toBe(90);
  // From Friday, 16:30, to Monday, 09:20.
  expect(minutes('2026-11-20T22:30:00Z', '2026-11-23T15:20:00Z')).toBe(50);
  // Asked and answered on a Sunday.
  expect(minutes('2026-11-22T15:00:00Z', '2026-11-22T19:00:00Z')).toBe(0);
  // A week.
  expect(minutes('2026-11-16T15:00:00Z', '2026-11-23T15:00:00Z')).toBe(5 * 8 * 60);
});

test('a day on which clocks change has as many working minutes as any other', () => {
  const berlin = { ...mexico, timeZone: 'Europe/Berlin', days: [7] };
  for (const sunday of ['2026-03-29', '2026-10-25'])
    expect(minutes(`${sunday}T00:00:00Z`, `${sunday}T22:00:00Z`, berlin)).toBe(8 * 60);
});

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const hours = fc.record({
  timeZone: fc.constantFrom(
    'UTC',
    'Asia/Kolkata',
    'America/St_Johns',
    'Pacific/Auckland',
    'America/New_York',
  ),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  opensAt: fc.integer({ min: 0, max: 700 }),
  closesAt: fc.integer({ min: 701, max: 1440 }),
});

test('whatever the hours: never below nothing, never above the span but for a change of clocks, and none backwards', () => {
  fc.assert(
    fc.property(moment, moment, hours, (one, other, at) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      const counted = workingMinutes(from, to, at);
      expect(counted).toBeGreaterThanOrEqual(0);
      expect(counted).toBeLessThanOrEqual((to.getTime() - from.getTime()) / 60_000 + 61);
      if (one.getTime() !== other.getTime()) expect(workingMinutes(to, from, at)).toBe(0);
    }),
  );
});
