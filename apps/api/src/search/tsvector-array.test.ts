import { createPool } from '@kontor/database';
import { createTestDatabase, type TestDatabase } from '@kontor/database/testing';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tsvectorArray } from './tsvector-array.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('PostgreSQL reads the words it is given, in whatever script and order', async () => {
  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter((text) => !text.includes('\0'));
  const sets = fc.array(fc.uniqueArray(word, { maxLength: 30 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(sets, async (words) => {
      const { rows } = await pool.query<{ same: boolean }>(
        `SELECT words = array_to_tsvector(ARRAY(SELECT jsonb_array_elements_text($2::jsonb->(place::int - 1)))) AS same
         FROM unnest($1::tsvector[]) WITH ORDINALITY AS given (words, place)`,
        [tsvectorArray(words), JSON.stringify(words)],
      );
      expect(rows).toEqual(words.map(() => ({ same: true })));
    }),
    { numRuns: 60 },
  );
});
