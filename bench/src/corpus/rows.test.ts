import { loadReference } from '@kontor/api/search';
import { createDatabase, createPool } from '@kontor/database';
import { createTestDatabase } from '@kontor/database/testing';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { makeBusiness, makeProduct } from './rows.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
let again: Vocabulary;

beforeAll(async () => {
  const database = await createTestDatabase();
  const db = createDatabase(createPool(database.url));
  const reference = await loadReference(db);
  vocabulary = createVocabulary(reference);
  again = createVocabulary(reference);
  await db.destroy();
  await database.drop();
});

const number = fc.nat({ max: 3_000_000 });

test('a row is the same each time, whatever was made before it', () => {
  fc.assert(
    fc.property(number, number, (index, other) => {
      const business = makeBusiness(vocabulary, index);
      makeProduct(vocabulary, other, 1_000_000);
      expect(makeBusiness(again, index)).toEqual(business);
    }),
  );
});

test('rows have different ids and places that belong together', () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      const product = makeProduct(vocabulary, one, 1_000_000);
      expect(product.id === makeProduct(vocabulary, other, 1_000_000).id).toBe(one === other);
      expect(product.id).not.toBe(makeBusiness(vocabulary, one).id);
      expect(product.leaf.subcategory.startsWith(product.leaf.category)).toBe(true);
      expect(product.leaf.category.startsWith(product.leaf.industry)).toBe(true);
      expect(product.businessId).toBe(makeBusiness(vocabulary, product.ownerIndex).id);
    }),
  );
});

test('words follow Zipf: the first hundred are more than a quarter of all, and a tail of thousands is used', () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 5_000; index += 1) {
    const { short, general } = makeBusiness(vocabulary, index);
    for (const word of `${short} ${general}`.toLowerCase().match(/[a-z]+/g) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sorted = [...counts.values()].sort((a, b) => b - a);
  const all = sorted.reduce((sum, count) => sum + count, 0);
  const first = sorted.slice(0, 100).reduce((sum, count) => sum + count, 0);
  expect(first / all).toBeGreaterThan(0.25);
  expect(sorted.length).toBeGreaterThan(10_000);
});
