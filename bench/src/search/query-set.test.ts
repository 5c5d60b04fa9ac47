import { loadReference } from '@kontor/api/search';
import { createDatabase, createPool } from '@kontor/database';
import { createTestDatabase } from '@kontor/database/testing';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { randomFor } from '../corpus/random.ts';
import { createVocabulary, type Vocabulary } from '../corpus/vocabulary.ts';
import { makeQueries, misspell, queryClasses } from './query-set.ts';

let vocabulary: Vocabulary;

beforeAll(async () => {
  const database = await createTestDatabase();
  const db = createDatabase(createPool(database.url));
  vocabulary = createVocabulary(await loadReference(db));
  await db.destroy();
  await database.drop();
});

test('the same 300 queries each time: every class, half of them with a filter', () => {
  for (const kind of ['business', 'product'] as const) {
    const queries = makeQueries(kind, { vocabulary, businesses: 100_000 });
    expect(queries).toHaveLength(300);
    expect(makeQueries(kind, { vocabulary, businesses: 100_000 })).toEqual(queries);
    for (const name of queryClasses)
      expect(queries.filter((query) => query.class === name).length).toBeGreaterThanOrEqual(37);
    const filtered = queries.filter(
      ({ businessType, country, category }) => businessType ?? country ?? category,
    );
    expect(filtered.length).toBeGreaterThan(150);
    expect(filtered.length).toBeLessThan(200);
    for (const query of queries) expect(query.text === '').toBe(query.class === 'filters only');
  }
});

test('a misspelt word is another word, of about the same length, with the same first letter', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{6,14}$/), fc.nat(), (word, seed) => {
      const misspelt = misspell(word, randomFor(1, seed));
      expect(misspelt).not.toBe(word);
      expect(misspelt[0]).toBe(word[0]);
      expect(Math.abs(misspelt.length - word.length)).toBeLessThanOrEqual(1);
    }),
  );
});
