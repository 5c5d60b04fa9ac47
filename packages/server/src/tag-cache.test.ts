import { type Change, subjects, type Tag } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTagCache, tagsOf, withSubjects } from './tag-cache.ts';

const maxBytes = 20_000;
const create = () => createTagCache<string>({ maxBytes, sizeOf: (value, key) => value.length + key.length });

const subject = fc.constantFrom(...subjects.slice(0, 3));
const id = fc.constantFrom('1', '2', '3');
const tag: fc.Arbitrary<Tag> = fc.oneof(
  subject,
  fc.tuple(subject, id).map(([of, row]): Tag => `${of}:${row}`),
);
const change: fc.Arbitrary<Change | undefined> = fc.option(
  fc.record({ subject, ids: fc.array(id, { maxLength: 2 }) }),
  { nil: undefined },
);

test('what depends on a change is gone after it, everything else stays, and memory is bounded', () => {
  const step = fc.oneof(
    fc.record({ key: fc.constantFrom('a', 'b', 'c'), tags: fc.array(tag, { maxLength: 4 }) }),
    fc.record({ change }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const cache = create();
      const expected = new Map<string, ReadonlySet<Tag>>();
      for (const [number, each] of steps.entries()) {
        if ('key' in each) {
          cache.set(each.key, `value ${number}`, each.tags);
          expected.set(each.key, withSubjects(each.tags));
        } else {
          const touched = (tags: ReadonlySet<Tag>) =>
            !each.change || tagsOf(each.change).some((one) => tags.has(one));
          const gone = [...expected].filter(([, tags]) => touched(tags)).map(([key]) => key);
          expect(cache.drop(each.change)).toBe(gone.length);
          for (const key of gone) expected.delete(key);
        }
        for (const key of ['a', 'b', 'c']) expect(cache.get(key) !== undefined).toBe(expected.has(key));
        expect(cache.figures().bytes).toBeLessThanOrEqual(maxBytes);
      }
    }),
  );
});

test('the longest unused is given up, and with it what is known of its tags', () => {
  const cache = create();
  for (let number = 0; number < 100; number += 1) {
    cache.set(`key ${number}`, 'x'.repeat(1_000), [`product:${number}`]);
    expect(cache.get('key 0')).toBeDefined();
  }
  expect(cache.get('key 1')).toBeUndefined();
  expect(cache.drop({ subject: 'product', ids: ['1'] })).toBe(0);
  expect(cache.drop({ subject: 'product', ids: ['99'] })).toBe(1);
});

test('a value that grew is measured again, unless it was given up meanwhile', () => {
  const sizes = new Map([['a', 100]]);
  const cache = createTagCache<string>({ maxBytes, sizeOf: (value) => sizes.get(value) ?? 1 });
  cache.set('key', 'a', ['reference']);
  const { bytes } = cache.figures();
  sizes.set('a', 300);
  cache.measure('key', 'a');
  expect(cache.figures().bytes).toBe(bytes + 200);
  cache.drop(undefined);
  cache.measure('key', 'a');
  expect(cache.figures()).toEqual({ entries: 0, bytes: 0 });
});

test('one that is too large is not taken, and no memory takes nothing', () => {
  const cache = createTagCache<string>({ maxBytes, sizeOf: ({ length }) => length, largestShare: 1 / 8 });
  cache.set('key', 'small', []);
  cache.set('key', 'x'.repeat(maxBytes / 8), []);
  expect(cache.get('key')).not.toBe('x'.repeat(maxBytes / 8));
  const none = createTagCache<string>({ maxBytes: 0, sizeOf: () => 1 });
  none.set('key', 'value', []);
  expect(none.get('key')).toBeUndefined();
});
