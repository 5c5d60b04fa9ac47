import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** The inquiries for which a reminder is due, the oldest first; of first contacts nobody is reminded (`inquiry_answers_waiting`). @param hours after which each is */
export async function findDue(db: ReadDatabase, hours: readonly number[], atMost: number): Promise<string[]> {
  const { rows } = await sql<{ inquiry_id: string }>`
    SELECT asked.inquiry_id FROM inquiry_answers AS asked
      JOIN inquiry_sides AS received ON received.inquiry_id = asked.inquiry_id AND received.side = 'R'
    WHERE asked.answered_at IS NULL AND NOT received.is_closed AND received.folder = 'inbox'
      AND asked.asked_at > now() - interval '3 days'
      AND asked.reminders < (
        SELECT count(*) FROM unnest(${hours}::int[]) AS due WHERE asked.asked_at <= now() - make_interval(hours => due))
    ORDER BY asked.asked_at LIMIT ${atMost}
  `.execute(db);
  return rows.map(({ inquiry_id }) => inquiry_id);
}

interface WaitingRow {
  /** Since it was sent. */
  hours: number;
  reminders: number;
  /** Who of the business looks after it. */
  assignee: string | null;
  /** Owners and administrators of the business. */
  administrators: string[];
}

/** An inquiry nobody has answered and that goes on; nobody else reminds of it until the transaction ends (`inquiry_answers_pkey`). */
export async function lockWaiting(db: Database, inquiryID: string): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    SELECT extract(epoch FROM now() - asked.asked_at)::float8 / 3600 AS hours, asked.reminders, received.assigned_to AS assignee,
      ARRAY(SELECT person_id FROM administrators_of_businesses WHERE business_id = asked.business_id) AS administrators
    FROM inquiry_answers AS asked
      JOIN inquiry_sides AS received ON received.inquiry_id = asked.inquiry_id AND received.side = 'R'
    WHERE asked.inquiry_id = ${inquiryID} AND asked.answered_at IS NULL AND NOT received.is_closed AND received.folder = 'inbox'
    FOR UPDATE OF asked
  `.execute(db);
  return rows[0];
}

export async function updateReminders(db: Database, inquiryID: string, reminders: number): Promise<void> {
  await db.updateTable('inquiry_answers').set({ reminders }).where('inquiry_id', '=', inquiryID).execute();
}
