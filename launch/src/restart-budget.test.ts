import { expect, test } from 'vitest';
import { createRestartBudget } from './restart-budget.ts';

test('each death within a minute waits longer, the fifth is the last', () => {
  const budget = createRestartBudget();
  expect([0, 1, 2, 3, 4].map((second) => budget.next(second * 1000))).toEqual([
    50,
    200,
    800,
    3200,
    undefined,
  ]);
});

test('deaths that are a minute old are forgotten', () => {
  const budget = createRestartBudget();
  const delays = Array.from({ length: 20 }, (_, index) => budget.next(index * 15_000));
  expect(delays).not.toContain(undefined);
  expect(Math.max(...delays.map(Number))).toBe(3200);
});
