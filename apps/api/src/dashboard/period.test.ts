import { dashboardPeriods } from '@kontor/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayOfMoment, daysBetween, monthsOf, periodsUntil, placesOf, stepsOf } from './period.ts';

const day = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 86_400_000, max: Date.UTC(2032, 0, 1) / 86_400_000 })
  .map((days) => dayOfMoment(new Date(days * 86_400_000)));
const length = fc.constantFrom(...dashboardPeriods);

it('a period ends today and the one before it is as long, without a day between them', () => {
  fc.assert(
    fc.property(day, length, (today, days) => {
      const { now, before } = periodsUntil(today, days);
      expect(now.to).toBe(today);
      expect([daysBetween(now.from, now.to), daysBetween(before.from, before.to)]).toEqual([
        days - 1,
        days - 1,
      ]);
      expect(addDays(before.to, 1)).toBe(now.from);
    }),
  );
});

it('steps and months hold every day of a period once, in its order', () => {
  fc.assert(
    fc.property(day, length, fc.constantFrom(1, 7, 0), (today, days, size) => {
      const { now } = periodsUntil(today, days);
      const steps = size === 0 ? monthsOf(now) : stepsOf(now, size);
      expect(steps.reduce((sum, step) => sum + step.days, 0)).toBe(days);
      const inSteps = steps.flatMap((step) =>
        Array.from({ length: step.days }, (_, index) => addDays(step.from, index)),
      );
      expect(inSteps).toEqual(Array.from({ length: days }, (_, index) => addDays(now.from, index)));
      expect(placesOf(steps).size).toBe(days);
      // Only the first week may be short, and months only at both ends.
      if (size > 0) expect(steps.slice(1).every((step) => step.days === size)).toBe(true);
      else expect(steps.slice(1).every(({ from }) => from.endsWith('-01'))).toBe(true);
    }),
  );
});
