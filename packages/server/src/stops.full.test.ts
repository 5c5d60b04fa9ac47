import { afterEach, expect, test } from 'vitest';
import { killSamples } from './testing-sample.ts';
import { stopUnderLoad } from './testing-stops.ts';

afterEach(killSamples);

test('an instance that stands alone resets no connection when it is told to stop, 40 times under load', async () => {
  const { answered, failed, refused } = await stopUnderLoad(40, 24);
  expect(failed).toEqual({});
  expect(answered).toBeGreaterThan(10_000);
  expect(refused).toBeGreaterThan(0);
});
