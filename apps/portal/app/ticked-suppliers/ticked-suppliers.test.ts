import { expect, test, vi } from 'vitest';
import { keepTickedSuppliers, maxTicked, type TickedSupplier } from './ticked-suppliers.ts';

const supplier = (id: string, given: Partial<TickedSupplier> = {}): TickedSupplier => ({
  id,
  name: `Works ${id}`,
  logo: `/${id}.svg`,
  ...given,
});

function aStorage(stored?: string) {
  const items = new Map(stored === undefined ? [] : [['tickedSuppliers', stored]]);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const ids = (ticked: readonly TickedSupplier[]) => ticked.map(({ id }) => id);

test('suppliers stay ticked in their order, each once, until they are unticked', () => {
  const storage = aStorage();
  const ticked = keepTickedSuppliers(() => storage);
  for (const id of ['a', 'b', 'a']) ticked.tick(supplier(id, { product: `product of ${id}` }));
  expect(ids(ticked.current())).toEqual(['b', 'a']);
  expect(keepTickedSuppliers(() => storage).current()).toEqual(ticked.current());
  ticked.untick('b');
  expect(ids(keepTickedSuppliers(() => storage).current())).toEqual(['a']);
  ticked.clear();
  expect(storage.items.size).toBe(0);
});

test('no more are ticked than can be asked at once', () => {
  const ticked = keepTickedSuppliers(() => aStorage());
  for (let each = 1; each <= maxTicked + 1; each += 1) ticked.tick(supplier(String(each)));
  expect(ticked.current()).toHaveLength(maxTicked);
  ticked.untick('3');
  ticked.tick(supplier('another'));
  expect(ids(ticked.current()).at(-1)).toBe('another');
});

test('who listens is told of each change, and nothing else of a card is stored', () => {
  const storage = aStorage();
  const ticked = keepTickedSuppliers(() => storage);
  const listener = vi.fn();
  const leave = ticked.subscribe(listener);
  const card = { ...supplier('a'), description: 'Gears' };
  ticked.tick(card);
  leave();
  ticked.untick('a');
  expect(listener).toHaveBeenCalledTimes(1);
  ticked.tick(card);
  expect(storage.items.get('tickedSuppliers')).not.toContain('Gears');
});

test.each(['no JSON', '{"id":"a"}', '[null, 7, {"id":"a"}, {"id":1,"name":"","logo":""}]'])(
  'what is no list of suppliers is nothing: %s',
  (stored) => {
    expect(keepTickedSuppliers(() => aStorage(stored)).current()).toEqual([]);
  },
);
