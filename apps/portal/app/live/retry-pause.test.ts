import { expect, test } from 'vitest';
import { retryPause } from './retry-pause.ts';

test('a stream that ended in good order is begun again at once, one that fails ever later, up to half a minute', () => {
  expect([0, 1, 2, 3, 5, 6, 7, 100].map(retryPause)).toEqual([
    0, 1_000, 2_000, 4_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
