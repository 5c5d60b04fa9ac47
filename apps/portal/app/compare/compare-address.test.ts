import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareAddress, readCompareQuery } from './compare-address.ts';

const read = (address: string) => readCompareQuery(new URL(address, 'https://kontor.example').searchParams);
const someIds = (count: number) => Array.from({ length: count }, () => randomUUID());

test('an address holds what is compared and how', () => {
  const ids = someIds(4);
  const view = { showsAll: true, pair: [3, 1] as [number, number] };
  expect(read(compareAddress(ids, view))).toEqual({ ids, surplus: 0, ...view });
  expect(compareAddress(ids)).toBe(`/compare?ids=${ids.join()}`);
  expect(compareAddress([])).toBe('/compare');
});

test('five fit, each once; the others are counted', () => {
  const ids = someIds(7);
  expect(read(compareAddress([...ids, ids[0] ?? '']))).toMatchObject({ ids: ids.slice(0, 5), surplus: 2 });
});

test('whatever an address says, it names two columns there are, and ids alone', () => {
  const text = fc.string();
  const anything = fc.record({ ids: text, left: text, right: text, show: text });
  fc.assert(
    fc.property(anything, fc.nat(5), (said, count) => {
      const query = new URLSearchParams({ ...said, ids: [...someIds(count), said.ids].join() });
      const { ids, pair } = readCompareQuery(query);
      expect(ids.length).toBeLessThanOrEqual(5);
      const [left, right] = pair;
      expect(left).not.toBe(right);
      expect(Math.max(left, right)).toBeLessThan(Math.max(2, ids.length));
    }),
  );
});
