import { withConnection } from '@kontor/database';
import { urlOf } from '@kontor/database/testing';
import fc from 'fast-check';
import { afterAll, expect, inject, test } from 'vitest';
import { copyRows } from './copy-rows.ts';

const server = urlOf(inject('databaseServer'), 'postgres');

afterAll(() => withConnection(server, (client) => client.query('DROP TABLE IF EXISTS bench_copied')));

// PostgreSQL holds every text but one with a null character.
const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\u0000'));

test('whatever is copied is read back', async () => {
  await withConnection(server, async (client) => {
    await client.query('CREATE TABLE bench_copied (place integer, word text, words text[], flag boolean)');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.option(text), fc.array(text), fc.boolean()), { maxLength: 20 }),
        async (rows) => {
          await client.query('TRUNCATE bench_copied');
          const numbered = rows.map((row, place) => [place, ...row] as const);
          await copyRows(client, 'bench_copied', ['place', 'word', 'words', 'flag'], numbered);
          const found = await client.query({
            text: 'SELECT word, words, flag FROM bench_copied ORDER BY place',
            rowMode: 'array',
          });
          expect(found.rows).toEqual(rows);
        },
      ),
      { numRuns: 50 },
    );
  });
});
