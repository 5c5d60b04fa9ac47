import type { HelpRequest, Language } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

type HelpRequestFields = Omit<HelpRequest, 'requestID' | 'nickname'>;

interface NewHelpRequest {
  requestID: string | undefined;
  email: string;
  language: Language;
  fields: Record<string, unknown>;
  withReceipt: boolean;
}

/** Writes a help request. @returns its id; undefined when its request is known already */
export async function insertHelpRequest(
  db: Database,
  { requestID, email, language, fields, withReceipt }: NewHelpRequest,
): Promise<string | undefined> {
  const row = await db
    .insertInto('help_requests')
    .values({
      request_id: requestID ?? null,
      email,
      language,
      fields: JSON.stringify(fields),
      receipt_id: withReceipt ? sql<string>`gen_random_uuid()` : null,
    })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Help requests with this address in the last day. */
export async function countOfLate(db: ReadDatabase, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('help_requests')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A help request whose mails were not handed over yet. */
export async function findUnmailed(db: Database, id: string) {
  const row = await db
    .selectFrom('help_requests')
    .select(['id', 'receipt_id', 'email', 'language', 'fields', 'created_at'])
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, fields: row.fields as unknown as HelpRequestFields };
}
export type HelpRequestRow = NonNullable<Awaited<ReturnType<typeof findUnmailed>>>;

/** All of them, the oldest first. */
export async function listUnmailed(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('help_requests')
    .select('id')
    .where('mailed_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function markMailed(db: Database, id: string): Promise<void> {
  await db.updateTable('help_requests').set({ mailed_at: sql<Date>`now()` }).where('id', '=', id).execute();
}
