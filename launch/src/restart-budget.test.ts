import { expect, test } from 'vitest';
import { createRestartBudget } from './restart-budget.ts';

/** A clock that is set by hand. */
function aClock() {
  const clock = { time: 0, now: () => clock.time };
  return clock;
}

test('a process that did its work is started again at once, however often it is killed', () => {
  const clock = aClock();
  const budget = createRestartBudget(clock.now);
  const delays = Array.from({ length: 20 }, () => {
    clock.time += 2_000;
    return budget.next(1_500).delay;
  });
  expect(delays).toEqual(Array.from({ length: 20 }, () => 50));
});

test('one that never gets to its work is tried ever more slowly, and never given up', () => {
  const budget = createRestartBudget(aClock().now);
  const delays = Array.from({ length: 2_000 }, () => budget.next(0).delay);
  expect(delays.slice(0, 6)).toEqual([50, 200, 800, 3200, 5000, 5000]);
  expect(Math.max(...delays)).toBe(5000);
});

test('dying as soon as it is ready is no work', () => {
  const budget = createRestartBudget(aClock().now);
  expect([5, 5, 5].map((worked) => budget.next(worked).delay)).toEqual([50, 200, 800]);
  expect(budget.next(60_000).delay).toBe(50);
});

test('deaths of the last minute are counted', () => {
  const clock = aClock();
  const budget = createRestartBudget(clock.now);
  const counts = Array.from({ length: 8 }, () => {
    clock.time += 15_000;
    return budget.next(10_000).deaths;
  });
  expect(counts).toEqual([1, 2, 3, 4, 4, 4, 4, 4]);
});
