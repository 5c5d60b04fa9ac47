import type { DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import { insertRows } from './insert-rows.ts';
import { employerIds } from './invent/employers.ts';
import { type BoostingBusiness, inventBoosts } from './invent/invent-boosts.ts';

/** Others than those that somebody logs in to, so that results have a slot. */
const others = { industry: '0006', maximum: 30 };

/** Boosts of invented businesses whose package has some, told back from the day of the load; those of an older load are written anew. */
export async function writeBoosts(trx: Transaction<DB>, day: string): Promise<void> {
  const { rows } = await sql<BoostingBusiness>`
    SELECT id, subscription, ARRAY(
      SELECT product.id::text FROM products AS product WHERE business_id = business.id AND listed ORDER BY position, product.id
    ) AS products
    FROM (
      (SELECT id, subscription FROM businesses WHERE id = ANY(${employerIds()}::uuid[]))
      UNION (
        SELECT id, subscription FROM businesses WHERE origin = 'demo' AND industry_id = ${others.industry}
        ORDER BY subscription = 'standard', id LIMIT ${others.maximum}
      )
    ) AS business WHERE subscription <> 'standard' ORDER BY id
  `.execute(trx);
  const { boosts, days } = inventBoosts(rows, day);
  const businesses = rows.map(({ id }) => id);
  await sql`DELETE FROM boosts WHERE business_id = ANY(${businesses}::uuid[])`.execute(trx);
  await insertRows(trx, 'boosts', boosts);
  await insertRows(trx, 'boost_days', days);
}
