import { afterEach, expect, test, vi } from 'vitest';
import { MonotonicStore } from './rate-limit-store.ts';

afterEach(() => vi.restoreAllMocks());

function counting(store: MonotonicStore) {
  return (key: string) => {
    let counted: { current: number; ttl: number } | undefined;
    store.incr(key, (_error, result) => (counted = result), 1_000);
    return counted;
  };
}

test('a window ends a fixed time after it began, however many ask meanwhile', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const count = counting(new MonotonicStore({}));
  expect(count('ada')).toEqual({ current: 1, ttl: 1_000 });
  now.mockReturnValue(5_999);
  expect(count('ada')).toEqual({ current: 2, ttl: 1 });
  expect(count('grace')).toEqual({ current: 1, ttl: 1_000 });
  now.mockReturnValue(6_000);
  expect(count('ada')).toEqual({ current: 1, ttl: 1_000 });
});

test('the one longest unseen is forgotten first, and classes count apart', () => {
  const store = new MonotonicStore({});
  const small = counting(store.child({ cache: 2 }));
  for (const key of ['a', 'b', 'a', 'c']) small(key);
  expect(small('a')?.current).toBe(3);
  expect(small('b')?.current).toBe(1);
  expect(counting(store)('a')?.current).toBe(1);
});
