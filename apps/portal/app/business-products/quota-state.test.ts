import { expect, it } from 'vitest';
import { quotaStateOf } from './quota-state.ts';

it.each([
  [7, 0, 'far'],
  [7, 4, 'far'],
  [7, 5, 'near'],
  [7, 6, 'near'],
  [7, 7, 'full'],
  [20, 15, 'far'],
  [20, 16, 'near'],
  [100, 79, 'far'],
  [100, 80, 'near'],
])('of %i places %i are taken: %s', (quota, all, state) => {
  expect(quotaStateOf({ all, hidden: 0, quota })).toBe(state);
});

it('products are hidden: the notice is about them', () => {
  expect(quotaStateOf({ all: 9, hidden: 2, quota: 7 })).toBe('over');
});
