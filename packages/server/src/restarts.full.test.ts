import { afterEach, expect, test } from 'vitest';
import { restartUnderLoad } from './testing-restarts.ts';
import { killSamples } from './testing-sample.ts';

afterEach(killSamples);

test('20 restarts of two instances under load fail no request', async () => {
  const { failed, answered, moved, onReusedConnections, longestStop } = await restartUnderLoad(20, 24);
  expect(failed).toEqual({});
  expect(answered).toBeGreaterThan(1_000);
  expect(moved).toBeGreaterThan(0);
  expect(onReusedConnections).toBeGreaterThan(0);
  expect(longestStop).toBeLessThan(10_000);
});
