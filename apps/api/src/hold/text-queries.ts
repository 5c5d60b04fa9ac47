import { blockingLimits, type HeldResource } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** Of several texts somebody writes at the same time each waits for the one before, until its transaction ends. */
export async function lockWriter(trx: Database, personID: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`texts of ${personID}`}, 0))`.execute(trx);
}

/** Of groups rules hold nothing back. */
export type TextKind = Exclude<HeldResource, 'group'>;

interface Lately {
  /** In how many seconds each is older than 24 hours, the oldest first. */
  free_in: number;
  mentions: number;
  is_new: boolean;
}

/** What a new account wrote of a kind, and worded anew, in the last 24 hours (`written_texts_of_person`); undefined for one that is older. */
export async function findWrittenByNew(
  db: ReadDatabase,
  personID: string,
  kind: TextKind,
): Promise<Lately[] | undefined> {
  const { rows: young } = await sql`
    SELECT FROM contact_people WHERE id = ${personID} AND created_at > now() - make_interval(days => ${blockingLimits.newAccount.days})
  `.execute(db);
  if (young.length === 0) return undefined;
  const { rows } = await sql<Lately>`
    SELECT greatest(1, ceil(extract(epoch FROM written_at + interval '24 hours' - clock_timestamp()))::int) AS free_in, mentions, is_new
    FROM written_texts
    WHERE person_id = ${personID} AND kind = ${kind} AND written_at > clock_timestamp() - interval '24 hours'
    ORDER BY written_at
  `.execute(db);
  return rows;
}

/** How many wrote the same in the last 24 hours: somebody, and others (`written_texts_same`). */
export async function countSame(
  db: ReadDatabase,
  fingerprint: Buffer,
  personID: string,
): Promise<{ own: number; others: number }> {
  const { rows } = await sql<{ own: number; others: number }>`
    SELECT (count(*) FILTER (WHERE person_id = ${personID}))::int AS own,
      (count(DISTINCT person_id) FILTER (WHERE person_id <> ${personID}))::int AS others
    FROM written_texts WHERE fingerprint = ${fingerprint} AND written_at > clock_timestamp() - interval '24 hours'
  `.execute(db);
  return rows[0] ?? { own: 0, others: 0 };
}

interface NewText {
  personID: string;
  kind: TextKind;
  isNew: boolean;
  fingerprint: Buffer | undefined;
  mentions: number;
}

export async function insertText(
  trx: Database,
  { personID, kind, isNew, fingerprint, mentions }: NewText,
): Promise<void> {
  await sql`
    INSERT INTO written_texts (person_id, kind, is_new, fingerprint, mentions)
    VALUES (${personID}, ${kind}, ${isNew}, ${fingerprint ?? null}, ${mentions})
  `.execute(trx);
}

const atOnce = 10_000;

/** Forgets what is older than a day (`written_texts_by_age`). */
export async function deleteOldTexts(trx: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM written_texts WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM written_texts WHERE written_at < now() - interval '24 hours' LIMIT ${atOnce}
    ))
  `.execute(trx);
  return Number(numAffectedRows ?? 0);
}
