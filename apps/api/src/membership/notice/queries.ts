import type { DB, ReadDatabase } from '@kontor/database';
import { sql, type Transaction } from 'kysely';

type NoticeKind = DB['membership_notices']['kind'];

/** Something the owners of a business are told of its membership. */
export interface Notice {
  businessID: string;
  kind: NoticeKind;
  /** Last day of the membership it tells of, YYYY-MM-DD. */
  endsOn: string;
}

/**
 * Notes what is due on a day and was not told yet: that a membership ends, 60, 30 and 7 days before; that it is renewed instead, 30 days
 * before; that it has ended. What was missed while no worker ran is made up for until the next one is due, the end for a week
 * (`membership_orders_by_end`).
 */
export async function insertDueNotices(
  trx: Transaction<DB>,
  today: string,
  limit: number,
): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    WITH last AS (
      -- What is paid further on, or ends with a larger package on the same day, is no end.
      SELECT DISTINCT ON (business_id) business_id, ends_on FROM paid_memberships
      WHERE business_id IN (SELECT business_id FROM membership_orders WHERE ends_on BETWEEN ${today}::date - 7 AND ${today}::date + 60)
      ORDER BY business_id, ends_on DESC
    ), due AS (
      SELECT last.business_id, last.ends_on, CASE
          WHEN last.ends_on < ${today}::date THEN 'ended'
          WHEN renewal.business_id IS NOT NULL THEN CASE WHEN last.ends_on - ${today}::date <= 30 THEN 'renews' END
          WHEN last.ends_on - ${today}::date <= 7 THEN 'ends-in-7'
          WHEN last.ends_on - ${today}::date <= 30 THEN 'ends-in-30'
          ELSE 'ends-in-60'
        END AS kind
      FROM last LEFT JOIN membership_renewals AS renewal ON renewal.business_id = last.business_id
      WHERE last.ends_on BETWEEN ${today}::date - 7 AND ${today}::date + 60
    )
    INSERT INTO membership_notices (business_id, kind, ends_on)
    SELECT business_id, kind, ends_on FROM due
    WHERE kind IS NOT NULL AND EXISTS (SELECT FROM businesses_with_membership AS business WHERE business.id = due.business_id)
      AND NOT EXISTS (
        SELECT FROM membership_notices AS told
        WHERE told.business_id = due.business_id AND told.kind = due.kind AND told.ends_on = due.ends_on
      )
    ORDER BY business_id LIMIT ${limit}
    ON CONFLICT DO NOTHING
    RETURNING business_id AS "businessID", kind, ends_on AS "endsOn"
  `.execute(trx);
  return rows;
}

/** Notes one thing that is told. @returns false where it was told before */
export async function insertNotice(
  trx: Transaction<DB>,
  { businessID, kind, endsOn }: Notice,
): Promise<boolean> {
  const row = await trx
    .insertInto('membership_notices')
    .values({ business_id: businessID, kind, ends_on: endsOn })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who is told. */
export async function findOwnerIDs(db: ReadDatabase, businessID: string): Promise<string[]> {
  const rows = await db
    .selectFrom('owners_of_businesses')
    .select('person_id')
    .where('business_id', '=', businessID)
    .orderBy('person_id')
    .execute();
  return rows.flatMap(({ person_id }) => (person_id === null ? [] : [person_id]));
}
