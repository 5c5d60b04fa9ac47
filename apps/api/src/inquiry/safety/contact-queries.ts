import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { Party } from '../party.ts';

/** A party as the two columns of a side have it. */
export const columnsOf = ({ column, id }: Party) => ({
  businessID: column === 'business_id' ? id : null,
  personID: column === 'person_id' ? id : null,
});

interface Standing {
  personID: string;
  businessID: string | undefined;
  days: number;
}

/** Whether a sender is trusted: their address is confirmed and they are there for so long, or their business's page is claimed for so long. */
export async function findIsTrusted(
  db: ReadDatabase,
  { personID, businessID, days }: Standing,
): Promise<boolean> {
  const { rows } = await sql<{ is_trusted: boolean }>`
    SELECT EXISTS (SELECT FROM contact_people WHERE id = ${personID} AND is_confirmed AND created_at < now() - make_interval(days => ${days}))
      OR EXISTS (SELECT FROM contact_businesses WHERE id = ${businessID ?? null}::uuid AND claimed_at < now() - make_interval(days => ${days}))
      AS is_trusted
  `.execute(db);
  return rows[0]?.is_trusted === true;
}

interface Acquaintance {
  receiver_id: string;
  /** They wrote to the sender. */
  is_known: boolean;
  /** They have a conversation of the two in their inbox, or the sender was asked by them. */
  is_in_inbox: boolean;
}

/** What receivers had to do with a sender before; those with nothing are left out (`inquiry_sides_of_…`, `messages_of_inquiry`). */
export async function findAcquaintances(
  db: ReadDatabase,
  sender: Party,
  receiverIDs: readonly string[],
): Promise<Acquaintance[]> {
  const { businessID, personID } = columnsOf(sender);
  const { rows } = await sql<Acquaintance>`
    SELECT other.business_id AS receiver_id, bool_or(other.folder = 'inbox') AS is_in_inbox,
      bool_or(EXISTS (SELECT FROM messages WHERE messages.inquiry_id = own.inquiry_id AND messages.side = other.side)) AS is_known
    FROM inquiry_sides AS own JOIN inquiry_sides AS other ON other.inquiry_id = own.inquiry_id AND other.side <> own.side
    WHERE (own.business_id = ${businessID}::uuid OR own.person_id = ${personID}::uuid)
      AND other.business_id = ANY (${receiverIDs}::uuid[])
    GROUP BY other.business_id
  `.execute(db);
  return rows;
}

/** Of several inquiries somebody sends at the same time each waits for the one before, until its transaction ends. */
export async function lockContacts(db: Database, personID: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`first-contacts ${personID}`}, 0))`.execute(db);
}

/** In how many seconds each first contact of the last 24 hours is older than that, the oldest first; older ones are forgotten. */
export async function findContactAges(db: Database, personID: string): Promise<number[]> {
  await sql`
    DELETE FROM first_contacts WHERE person_id = ${personID} AND sent_at <= clock_timestamp() - interval '24 hours'
  `.execute(db);
  const { rows } = await sql<{ free_in: number }>`
    SELECT ceil(extract(epoch FROM sent_at + interval '24 hours' - clock_timestamp()))::int AS free_in
    FROM first_contacts WHERE person_id = ${personID} ORDER BY sent_at
  `.execute(db);
  return rows.map(({ free_in }) => Math.max(1, free_in));
}

export async function insertContacts(
  db: Database,
  personID: string,
  inquiryIDs: readonly string[],
): Promise<void> {
  await sql`
    INSERT INTO first_contacts (inquiry_id, person_id, sent_at)
    SELECT id, ${personID}, clock_timestamp() FROM unnest(${inquiryIDs}::uuid[]) AS id
  `.execute(db);
}
