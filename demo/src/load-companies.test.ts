import { sharedDatabase } from '@kontor/database/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadCompanies } from './load-companies.ts';

const database = await sharedDatabase();

test('real companies were listed four weeks before the load, whenever that is', async () => {
  await loadCompanies(database.db, { size: 'small', day: '2031-05-01' }, () => {});
  const { rows } = await sql`
    SELECT array_agg(DISTINCT created_at::date::text) AS days FROM businesses WHERE origin = 'imported'
  `.execute(database.db);
  expect(rows).toEqual([{ days: ['2031-04-03'] }]);
});
