import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('what is asked for during a run is done once more after it, and never beside it', async () => {
  const ends: PromiseWithResolvers<void>[] = [];
  const run = oneAtATime(() => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  const all = [run(), run(), run()];
  expect(ends.length).toBe(1);
  ends[0]?.reject(new Error('The first one failed'));
  await expect(all[0]).rejects.toThrow('The first one failed');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve();
  await Promise.all(all.slice(1));
  expect(ends.length).toBe(2);
  void run();
  expect(ends.length).toBe(3);
});
