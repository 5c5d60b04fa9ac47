import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSharedCache } from './shared-cache.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const report = vi.fn();
const hearing = { hearsChanges: () => true, report };
const deaf = { hearsChanges: () => false, report };

function counting() {
  const load = vi.fn(async () => load.mock.calls.length);
  return load;
}

it('asks once for visits that come together, and not again until it is told of a change', async () => {
  const { get, clear } = createSharedCache<string, number>();
  const load = counting();
  expect(await Promise.all([get('en', load, hearing), get('en', load, hearing)])).toEqual([1, 1]);
  vi.advanceTimersByTime(3_600_000);
  expect(await get('en', load, hearing)).toBe(1);
  expect(await get('es', load, hearing)).toBe(2);
  clear();
  expect(await get('en', load, hearing)).toBe(3);
});

it('asks again after a second where changes are not heard of', async () => {
  const { get } = createSharedCache<string, number>();
  const load = counting();
  await get('en', load, deaf);
  vi.advanceTimersByTime(999);
  expect(await get('en', load, deaf)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await get('en', load, deaf)).toBe(2);
});

it('does not keep what was asked for before a change', async () => {
  const { get, clear } = createSharedCache<string, string>();
  let answer = (_: string) => {};
  const old = get('en', () => new Promise<string>((resolve) => (answer = resolve)), hearing);
  clear();
  const fresh = get('en', async () => 'new', hearing);
  answer('old');
  expect(await old).toBe('old');
  expect(await fresh).toBe('new');
  expect(await get('en', async () => 'newer', hearing)).toBe('new');
});

it('hands out the old value and says so when a new one cannot be had', async () => {
  const { get } = createSharedCache<string, string>();
  await get('en', async () => 'old', deaf);
  vi.advanceTimersByTime(1_000);
  const failure = new Error('away');
  const failing = () => Promise.reject(failure);
  report.mockClear();
  expect(await Promise.all([get('en', failing, deaf), get('en', failing, deaf)])).toEqual(['old', 'old']);
  expect(report.mock.calls).toEqual([[failure, expect.any(String)]]);
});

it('waits a moment for a new value, then hands out the old one and takes the new one when it comes', async () => {
  const { get } = createSharedCache<string, string>();
  await get('en', async () => 'old', deaf);
  vi.advanceTimersByTime(1_000);
  let answer = (_: string) => {};
  const load = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const first = get('en', load, deaf);
  await vi.advanceTimersByTimeAsync(300);
  expect(await first).toBe('old');
  // Nobody waits for what has let others wait already.
  expect(await get('en', load, deaf)).toBe('old');
  expect(load).toHaveBeenCalledTimes(1);
  answer('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(await get('en', load, hearing)).toBe('new');
});

it('fails when there is no value yet, and asks again the next time', async () => {
  const { get } = createSharedCache<string, string>();
  await expect(get('en', () => Promise.reject(new Error('away')), hearing)).rejects.toThrow('away');
  expect(await get('en', async () => 'new', hearing)).toBe('new');
});
