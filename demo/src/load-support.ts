import type { DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import { insertRows } from './insert-rows.ts';
import { employerIds } from './invent/employers.ts';
import { inventSupport, type SupportedBusiness } from './invent/invent-support.ts';

/** Times the businesses of people who log in booked with the support team; after their purchases, to which the hours belong. */
export async function writeSupport(trx: Transaction<DB>, day: string): Promise<void> {
  const { rows } = await sql<SupportedBusiness>`
    SELECT DISTINCT ON (paid.business_id) paid.business_id AS id, owner.person_id AS owner_id, paid.period_starts_on AS year_starts_on,
      paid.ends_on
    FROM paid_memberships AS paid
      LEFT JOIN business_members AS owner ON owner.business_id = paid.business_id AND owner.role = 'owner'
    WHERE paid.business_id = ANY(${employerIds()}::uuid[]) AND paid.plan_id = 'platinum'
      AND ${day}::date BETWEEN paid.starts_on AND paid.ends_on
      AND NOT EXISTS (SELECT FROM support_bookings WHERE business_id = paid.business_id)
    ORDER BY paid.business_id, owner.person_id
  `.execute(trx);
  const { bookings, entries } = inventSupport(rows, day);
  await insertRows(trx, 'support_bookings', bookings);
  for (const { booking_id, minutes, note, logged_at } of entries)
    await sql`INSERT INTO support_minutes (booking_id, minutes, note, logged_at) VALUES (${booking_id}, ${minutes}, ${note}, ${logged_at})`.execute(
      trx,
    );
}
