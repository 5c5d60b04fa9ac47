import { expect, test } from 'vitest';
import type { BusinessPlan } from './business-plan.ts';
import { inventFigures } from './invent-figures.ts';
import { randomFor } from './random.ts';

test.each(['2026-11-28', '2041-02-03'])('the youngest businesses are five years old on %s', (day) => {
  const plan = { kind: 'maker', tier: 'gold' } as BusinessPlan;
  const years = Array.from(
    { length: 300 },
    (_, index) =>
      inventFigures(
        plan,
        { earliestYear: 1900, leastPeople: 0, kindsOfGoods: 1, day },
        randomFor(`figures ${index}`),
      ).year_established,
  );
  const thisYear = Number(day.slice(0, 4));
  expect(Math.max(...years)).toBe(thisYear - 5);
  expect(Math.min(...years)).toBeGreaterThan(thisYear - 90);
});
