import type { Database, DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';

/** A reminder that is due: of which certificate with which end, so many days before it. */
export interface Reminder {
  certificateID: string;
  /** YYYY-MM-DD */
  expireDate: string;
  days: number;
}

/**
 * Notes the reminders that are due and were not yet: 90, 30 and 7 days before a certificate ends and on its last day, of those of
 * businesses somebody owns. One that was missed while no worker ran is made up for until the next one is due, the last one for a
 * week (`certificates_by_expiry`).
 */
export async function insertDueReminders(trx: Transaction<DB>, limit: number): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    WITH ending AS (
      SELECT certificate.id, certificate.expire_date, CASE
          WHEN certificate.expire_date - current_date <= 0 THEN 0 WHEN certificate.expire_date - current_date <= 7 THEN 7
          WHEN certificate.expire_date - current_date <= 30 THEN 30 ELSE 90
        END AS days
      FROM certificates AS certificate JOIN businesses AS business ON business.id = certificate.business_id
      WHERE certificate.expire_date BETWEEN current_date - 6 AND current_date + 90 AND business.claimed_at IS NOT NULL
    )
    INSERT INTO certificate_reminders (certificate_id, expire_date, days)
    SELECT id, expire_date, days FROM ending
    WHERE NOT EXISTS (
      SELECT FROM certificate_reminders AS reminder
      WHERE reminder.certificate_id = ending.id AND reminder.expire_date = ending.expire_date AND reminder.days = ending.days
    )
    ORDER BY expire_date, id LIMIT ${limit}
    ON CONFLICT DO NOTHING
    RETURNING certificate_id AS "certificateID", expire_date::text AS "expireDate", days
  `.execute(trx);
  return rows;
}

/** What a reminder says; undefined when the certificate is gone or ends on another day by now. */
export function findReminded(db: Database, { certificateID, expireDate }: Reminder) {
  return db
    .selectFrom('certificates as certificate')
    .innerJoin('businesses as business', 'business.id', 'certificate.business_id')
    .select([
      'business.id as businessID',
      'business.company_name as company',
      'certificate.name',
      sql<number>`certificate.expire_date - current_date`.as('daysLeft'),
      sql<string[]>`ARRAY(SELECT person_id FROM business_members AS member
        WHERE member.business_id = business.id AND member.role IN ('owner', 'admin') ORDER BY since, person_id)`.as(
        'editorIDs',
      ),
    ])
    .where('certificate.id', '=', certificateID)
    .where('certificate.expire_date', '=', expireDate)
    .where('business.claimed_at', 'is not', null)
    .executeTakeFirst();
}
