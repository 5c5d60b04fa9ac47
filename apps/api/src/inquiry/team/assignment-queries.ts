import type { InquirySide } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

interface OfSide {
  inquiryID: string;
  side: InquirySide;
}

interface AssigneeRow {
  id: string | null;
  first_name: string | null;
  last_name: string | null;
}

/** Who looks after a conversation on a side (`inquiry_sides_pkey`). */
export async function findAssignee(
  db: ReadDatabase,
  { inquiryID, side }: OfSide,
): Promise<AssigneeRow | undefined> {
  const { rows } = await sql<AssigneeRow>`
    SELECT own.assigned_to AS id, assignee.first_name, assignee.last_name
    FROM inquiry_sides AS own LEFT JOIN named_people AS assignee ON assignee.id = own.assigned_to
    WHERE own.inquiry_id = ${inquiryID} AND own.side = ${side}
  `.execute(db);
  return rows[0];
}

/** A colleague assigns it. @param personID nobody where it is undefined */
export async function updateAssignee(
  db: Database,
  { inquiryID, side, personID }: OfSide & { personID: string | undefined },
): Promise<void> {
  await db
    .updateTable('inquiry_sides')
    .set({ assigned_to: personID ?? null, assigned_by: null })
    .where('inquiry_id', '=', inquiryID)
    .where('side', '=', side)
    .execute();
}

interface ToldRow {
  subject: string;
  from_name: string;
  to_name: string;
}

/** What somebody is told to whom a conversation is assigned, by the names of now. */
export async function findToldToAssignee(
  db: ReadDatabase,
  { inquiryID, businessID, actorID }: { inquiryID: string; businessID: string; actorID: string },
): Promise<ToldRow | undefined> {
  const { rows } = await sql<ToldRow>`
    SELECT inquiry.subject,
      coalesce((SELECT first_name || ' ' || last_name FROM named_people WHERE id = ${actorID}), '') AS from_name,
      coalesce((SELECT company_name FROM business_cards WHERE id = ${businessID}), '') AS to_name
    FROM inquiries AS inquiry WHERE inquiry.id = ${inquiryID}
  `.execute(db);
  return rows[0];
}
