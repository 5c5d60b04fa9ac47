import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { countedKinds } from './kinds.ts';

/** So often something happened on a day. */
export interface Counted {
  kind: (typeof countedKinds)[keyof typeof countedKinds] | 'words';
  /** Of a view of a product the product, else the business. */
  id: string;
  /** YYYY-MM-DD, in UTC. */
  day: string;
  part: string;
  count: number;
  /** Of a view, who is signed in. */
  viewerID?: string | undefined;
}

/**
 * Adds what was counted, once however often the batch is sent. What is of no business that somebody manages is left out: nobody
 * could read it. So are views of a business by its own people.
 */
export async function addCounts(
  db: Database,
  batch: { id: string; counted: readonly Counted[] },
): Promise<void> {
  const { rows } = await sql`
    INSERT INTO dashboard_batches (id) VALUES (${batch.id}) ON CONFLICT DO NOTHING RETURNING id
  `.execute(db);
  if (rows.length === 0) return;
  const words = batch.counted.filter(({ kind }) => kind === 'words');
  const events = batch.counted.filter(({ kind }) => kind !== 'words');
  // Rows are written in one order, so that several processes do not wait for each other in a circle.
  if (events.length > 0) {
    await sql`
      INSERT INTO dashboard_days (business_id, day, kind, part, count)
      SELECT business_id, day, kind, part, sum(count)::integer
      FROM (
        SELECT id AS business_id, day, kind, part, count, viewer
        FROM unnest(${columnsOf(events)}) AS counted (kind, id, day, part, count, viewer)
        WHERE kind <> ${countedKinds.productView}
        UNION ALL
        SELECT product.business_id, day, kind, part, count, viewer
        FROM unnest(${columnsOf(events)}) AS counted (kind, id, day, part, count, viewer)
          JOIN owned_products AS product ON product.id = counted.id
        WHERE kind = ${countedKinds.productView}
      ) AS of_business
      WHERE ${isManaged} AND ${isOfAnother}
      GROUP BY business_id, day, kind, part ORDER BY business_id, day, kind, part
      ON CONFLICT (business_id, day, kind, part) DO UPDATE SET count = dashboard_days.count + excluded.count
    `.execute(db);
    await sql`
      INSERT INTO dashboard_product_days (business_id, day, product_id, kind, count)
      SELECT business_id, day, product_id, 'view', sum(count)::integer
      FROM (
        SELECT product.business_id, day, product.id AS product_id, count, viewer
        FROM unnest(${columnsOf(events)}) AS counted (kind, id, day, part, count, viewer)
          JOIN owned_products AS product ON product.id = counted.id
        WHERE kind = ${countedKinds.productView}
      ) AS of_business
      WHERE ${isManaged} AND ${isOfAnother}
      GROUP BY business_id, day, product_id ORDER BY business_id, day, product_id
      ON CONFLICT (business_id, day, product_id, kind)
        DO UPDATE SET count = dashboard_product_days.count + excluded.count
    `.execute(db);
  }
  if (words.length > 0)
    await sql`
      INSERT INTO dashboard_words (business_id, words, day, times)
      SELECT business_id, part, day, sum(count)::integer
      FROM (
        SELECT id AS business_id, part, day, count
        FROM unnest(${columnsOf(words)}) AS counted (kind, id, day, part, count, viewer)
      ) AS of_business
      WHERE ${isManaged}
      GROUP BY business_id, part, day ORDER BY business_id, part, day
      ON CONFLICT (business_id, words, day) DO UPDATE SET times = dashboard_words.times + excluded.times
    `.execute(db);
}

const isManaged = sql`EXISTS (
  SELECT FROM administrators_of_businesses AS managed WHERE managed.business_id = of_business.business_id
)`;

/** Whether it is of nobody who is known to be one of its people. */
const isOfAnother = sql`NOT EXISTS (
  SELECT FROM people_of_businesses AS own
  WHERE own.business_id = of_business.business_id AND own.person_id = of_business.viewer
)`;

function columnsOf(counted: readonly Counted[]) {
  return sql`
    ${counted.map(({ kind }) => kind)}::text[], ${counted.map(({ id }) => id)}::uuid[],
    ${counted.map(({ day }) => day)}::date[], ${counted.map(({ part }) => part)}::text[],
    ${counted.map(({ count }) => count)}::integer[], ${counted.map(({ viewerID }) => viewerID ?? null)}::uuid[]
  `;
}
