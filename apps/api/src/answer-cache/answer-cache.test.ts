import type { Change, Tag } from '@kontor/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChangeSource, createAnswerCache } from './answer-cache.ts';

function createChanges() {
  const listeners: ((change: Change | undefined) => void)[] = [];
  const heard = {
    hearing: true,
    hears: () => heard.hearing,
    hasTold: (id: string) => id === 'known',
    onChange: (listener: (change: Change | undefined) => void) => void listeners.push(listener),
    tell(change: Change | undefined) {
      for (const listener of listeners) listener(change);
    },
  };
  return heard satisfies ChangeSource;
}

const megabyte = 1024 * 1024;
const product = (id: string): Change => ({ subject: 'product', ids: [id] });

function setUp(maxBytes = megabyte) {
  const heard = createChanges();
  const cache = createAnswerCache(heard, maxBytes);
  /** Answers as text. */
  const answers = {
    find: (key: string) => cache.find(key)?.toString(),
    begin() {
      const { store, abandon } = cache.begin();
      return {
        store: (key: string, answer: string, tags: Tag[]) => store(key, Buffer.from(answer), tags),
        abandon,
      };
    },
    figures: cache.figures,
  };
  const put = (key: string, answer: string, tags: Tag[]) => answers.begin().store(key, answer, tags);
  return { heard, cache, answers, put };
}

test('an answer is cached until one of the rows it depends on changes', () => {
  const { heard, answers, put } = setUp();
  put('a', 'answer', ['product:1', 'business:2']);
  heard.tell(product('2'));
  expect(answers.find('a')).toBe('answer');
  heard.tell({ subject: 'business', ids: ['1', '2'] });
  expect(answers.find('a')).toBeUndefined();
});

test('who has heard of a change that is not known here yet gets nothing cached', () => {
  const { cache, put } = setUp();
  put('a', 'answer', ['product:1']);
  expect(cache.find('a', 'known')?.toString()).toBe('answer');
  expect(cache.find('a', 'later')).toBeUndefined();
});

test('a change without ids may be of any row', () => {
  const { heard, answers, put } = setUp();
  for (const change of [undefined, { subject: 'product', ids: [] } as const]) {
    put('a', 'answer', ['product:1']);
    heard.tell(change);
    expect(answers.find('a')).toBeUndefined();
  }
});

test('a change of lists leaves what depends on rows', () => {
  const { heard, answers, put } = setUp();
  put('a', 'answer', ['product:1', 'reference']);
  heard.tell({ subject: 'search-product', ids: [] });
  expect(answers.find('a')).toBe('answer');
  heard.tell({ subject: 'reference', ids: [] });
  expect(answers.find('a')).toBeUndefined();
});

test('what changed while an answer was made is not cached with the old rows', () => {
  const { heard, answers } = setUp();
  for (const change of [product('1'), { subject: 'product', ids: [] } as const, undefined]) {
    const filling = answers.begin();
    heard.tell(change);
    filling.store('a', 'old', ['product:1']);
    expect(answers.find('a')).toBeUndefined();
  }
  const other = answers.begin();
  heard.tell(product('2'));
  other.store('a', 'good', ['product:1']);
  expect(answers.find('a')).toBe('good');
});

test('while changes are not heard nothing cached is used and nothing is added', () => {
  const { heard, answers, put } = setUp();
  put('a', 'before', ['product:1']);
  heard.hearing = false;
  expect(answers.find('a')).toBeUndefined();
  put('b', 'meanwhile', ['product:2']);
  const filling = answers.begin();
  heard.hearing = true;
  filling.store('c', 'begun meanwhile', ['product:3']);
  expect(['a', 'b', 'c'].map((key) => answers.find(key))).toEqual(['before', undefined, undefined]);
});

test('memory stays within its bound and the longest unused go first', () => {
  const { answers, put } = setUp(20_000);
  for (let number = 0; number < 100; number += 1) {
    put(`key ${number}`, 'x'.repeat(1_000), [`product:${number}`]);
    expect(answers.find('key 0')).toBeDefined();
    expect(answers.figures().bytes).toBeLessThanOrEqual(20_000);
  }
  expect(answers.find('key 1')).toBeUndefined();
  put('too large', 'x'.repeat(20_000), ['product:0']);
  expect(answers.find('too large')).toBeUndefined();
});

test('a bound of 0 keeps nothing', () => {
  const { answers, put } = setUp(0);
  put('a', 'answer', ['product:1']);
  expect(answers.find('a')).toBeUndefined();
});

test('whatever happens in whatever order, an answer found is the newest of its row', () => {
  const event = fc.oneof(
    fc.record({ what: fc.constant('change' as const), row: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ what: fc.constant('begin' as const), row: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ what: fc.constant('end' as const), row: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ what: fc.constant('gap' as const), row: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const { heard, answers } = setUp(4_000);
      const versions = [0, 0, 0, 0];
      const open: { row: number; version: number; filling: ReturnType<typeof answers.begin> }[] = [];
      for (const { what, row } of events) {
        const version = versions[row] ?? 0;
        if (what === 'begin') open.push({ row, version, filling: answers.begin() });
        if (what === 'end') {
          const ended = open.shift();
          ended?.filling.store(`row ${ended.row}`, `version ${ended.version}`, [`product:${ended.row}`]);
        }
        if (what === 'change' || what === 'gap') {
          versions[row] = version + 1;
          heard.tell(what === 'gap' ? undefined : product(String(row)));
        }
        for (const [number, newest] of versions.entries()) {
          const found = answers.find(`row ${number}`);
          if (found !== undefined) expect(found).toBe(`version ${newest}`);
        }
      }
    }),
  );
});
