import { businessTypes } from '@kontor/contract/business-types';
import { createPool } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countTiers, countTiersByType } from './count-tiers.ts';
import { type Conditions, conditionsOf } from './filters.ts';
import { findIds } from './find.ts';
import { findAndCount } from './find-and-count.ts';
import { typeCode } from './kind.ts';
import { filterOf, lineFilterOf } from './named-filters.ts';
import { exactNameBonus, fitBonus } from './score.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { options: '-c enable_seqscan=off' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const word = fc.constantFrom<string[]>('pump', 'valve', 'gear');
const type = fc.constantFrom<string[]>('MA', 'DI', 'GO');

/** Scores all over the tiers of a new database, some of them equal. */
const row = fc.record({
  score: fc.integer({ min: 0, max: 70 }).map((points) => points * 10_000),
  type,
  words: fc.uniqueArray(word, { minLength: 1 }),
  inName: fc.boolean(),
  inPlace: fc.boolean(),
  hash: fc.integer({ min: 0, max: 2 }),
});
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;
const rows = fc.array(row, { minLength: 1, maxLength: 40 });
const enough = fc.integer({ min: 1, max: 50 });

function idOf(place: number): string {
  return `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
}

async function fill(all: readonly Row[]): Promise<void> {
  await pool.query('DELETE FROM business_search');
  const documents = all.map(({ score, type, words, inName, inPlace, hash }, place) => ({
    ...{ score, hash, id: idOf(place), type_code: typeCode(type) },
    words: [
      `@t${type}`,
      ...words,
      ...(inName ? words.map((entry) => `=${entry}`) : []),
      ...(inPlace ? [filterOf(node), lineFilterOf(node)] : []),
    ],
  }));
  await pool.query(
    `INSERT INTO business_search (score, type_code, country_code, id, name_hash, words) SELECT score, type_code, 0, id, hash, array_to_tsvector(words)
     FROM jsonb_to_recordset($1) AS document (score integer, type_code smallint, id uuid, hash bigint, words text[])`,
    [JSON.stringify(documents)],
  );
}

const node = '000601';

/** Conditions for words any number of documents hold: `documents` decides where the type is looked for. */
function conditionsFor(
  words: readonly string[],
  businessType?: string,
  documents = 1e6,
  nodes: readonly string[] = [],
): Conditions {
  return conditionsOf(
    'business',
    {
      terms: words.map((entry) => ({ alternatives: [entry], filters: [], documents })),
      translations: [],
      nodes: { ids: nodes, isWhole: true, isOwnName: true, named: [], parts: [] },
      locations: [],
    },
    { businessType },
  );
}

function holds(words: readonly string[], businessType?: string) {
  return (candidate: Row) =>
    words.every((entry) => candidate.words.includes(entry)) &&
    (businessType === undefined || candidate.type === businessType);
}

test('the best rows are those of the formula over all rows, wherever the reading stops', async () => {
  const page = fc.record({ skip: fc.integer({ min: 0, max: 8 }), size: fc.integer({ min: 1, max: 5 }) });
  const query = fc.record({
    words: fc.uniqueArray(word, { maxLength: 2 }),
    businessType: type,
    filtered: fc.boolean(),
    isPlace: fc.boolean(),
    hash: fc.integer({ min: 0, max: 2 }),
    documents: fc.constantFrom(10, 1e6),
  });
  await fc.assert(
    fc.asyncProperty(
      rows,
      query,
      page,
      enough,
      async (all, { words, hash, ...given }, { skip, size }, limit) => {
        await fill(all);
        const businessType = given.filtered || words.length === 0 ? given.businessType : undefined;
        const conditions = conditionsFor(words, businessType, given.documents, given.isPlace ? [node] : []);
        const bonusOf = ({ hash: name, inName, inPlace }: Row) => {
          if (words.length === 0) return 0;
          if (name === hash) return exactNameBonus;
          return ((inName ? 2 : 0) + (given.isPlace && inPlace ? 1 : 0)) * fitBonus;
        };
        const best = all
          .map((entry, place) => ({ entry, id: idOf(place), total: entry.score + bonusOf(entry) }))
          .filter(({ entry }) => holds(words, businessType)(entry))
          .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1))
          .slice(skip, skip + size)
          .map(({ id }) => id);
        const wanted = { conditions, hash: String(hash), skip, size, enough: limit, questions: [] };
        // Whatever was expected, the same is found.
        for (const expected of [10, 1e6])
          expect((await findAndCount(pool, 'business', wanted, expected)).ids).toEqual(best);
        expect(await findIds(pool, 'business', conditions, String(hash), { skip, size })).toEqual(best);
      },
    ),
    { numRuns: process.env.THOROUGH ? 60 : 15 },
  );
});

test('a list, its count and the counts of all types stop at the same tier with the same rows', async () => {
  const page = { skip: 0, size: 1 };
  await fc.assert(
    fc.asyncProperty(rows, fc.uniqueArray(word, { maxLength: 2 }), enough, async (all, words, limit) => {
      await fill(all);
      const byType = await countTiersByType(pool, conditionsFor(words), limit);
      expect([...byType.keys()]).toEqual([...businessTypes]);
      for (const businessType of ['MA', 'DI', 'GO', 'RE']) {
        for (const documents of [10, 1e6]) {
          const conditions = conditionsFor(words, businessType, documents);
          const counts = await countTiers(pool, 'business', conditions, limit);
          expect(byType.get(businessType)).toEqual(counts);
          const wanted = { conditions, hash: '9', ...page, enough: limit, questions: [] };
          const found = await findAndCount(pool, 'business', wanted, documents);
          expect(found.counts).toEqual(counts);
          const counted = counts.reduce((sum, count) => sum + count, 0);
          const met = all.filter(holds(words, businessType)).length;
          expect(counted).toBeLessThanOrEqual(met);
          expect(counted).toBeGreaterThanOrEqual(Math.min(met, limit));
        }
      }
    }),
    { numRuns: process.env.THOROUGH ? 30 : 8 },
  );
});
