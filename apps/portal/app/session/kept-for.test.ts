import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptFor } from './kept-for.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = () => undefined;

it('asks once for visits that come together, and not again until the time is over', async () => {
  const get = keptFor<string, number>(1000);
  const load = vi.fn(async () => load.mock.calls.length);
  expect(await Promise.all([get('en', load, silent), get('en', load, silent)])).toEqual([1, 1]);
  expect(await get('en', load, silent)).toBe(1);
  expect(await get('es', load, silent)).toBe(2);
});

it('hands out the old value while it asks for a new one', async () => {
  const get = keptFor<string, number>(1000);
  const load = vi.fn(async () => load.mock.calls.length);
  await get('en', load, silent);
  vi.advanceTimersByTime(1001);
  expect(await get('en', load, silent)).toBe(1);
  expect(await get('en', load, silent)).toBe(2);
});

it('keeps the old value and says so when the new one cannot be had', async () => {
  const get = keptFor<string, string>(1000);
  const report = vi.fn();
  await get('en', async () => 'old', report);
  vi.advanceTimersByTime(1001);
  const failure = new Error('away');
  const failing = async () => {
    throw failure;
  };
  expect(await get('en', failing, report)).toBe('old');
  await vi.runAllTimersAsync();
  expect(report).toHaveBeenCalledWith(failure, expect.any(String));
});

it('fails when there is no value yet, and asks again the next time', async () => {
  const get = keptFor<string, string>(1000);
  const failing = async () => {
    throw new Error('away');
  };
  await expect(get('en', failing, silent)).rejects.toThrow('away');
  expect(await get('en', async () => 'new', silent)).toBe('new');
});
