import type { HelpRequest, Language } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** The channel on which workers hear that a help request has come. */
export const helpRequestsChannel = 'help_requests';

export type HelpRequestFields = Omit<HelpRequest, 'requestID' | 'nickname'>;

interface NewHelpRequest {
  requestID: string | undefined;
  email: string;
  language: Language;
  fields: Record<string, unknown>;
  withReceipt: boolean;
}

/** Writes a help request and tells the workers. @returns its id; undefined when its request is known already */
export async function insertHelpRequest(
  db: Database,
  { requestID, email, language, fields, withReceipt }: NewHelpRequest,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    WITH kept AS (
      INSERT INTO help_requests (request_id, email, language, fields, receipt_id)
      VALUES (${requestID ?? null}, ${email}, ${language}, ${JSON.stringify(fields)},
              CASE WHEN ${withReceipt} THEN gen_random_uuid() END)
      ON CONFLICT (request_id) DO NOTHING
      RETURNING id
    )
    SELECT id, pg_notify(${helpRequestsChannel}, id::text) FROM kept
  `.execute(db);
  return rows[0]?.id;
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

/** Takes the help request that has waited longest for its mails; nobody else gets it for a while, longer each time. */
export async function claimHelpRequest(db: Database) {
  const row = await db
    .updateTable('help_requests')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: sql<Date>`now() + make_interval(secs => 60 * 2 ^ least(attempts, 8))`,
    }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('help_requests')
        .select('id')
        .where('mailed_at', 'is', null)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'receipt_id', 'email', 'language', 'fields', 'created_at'])
    .executeTakeFirst();
  return (
    row && { ...row, language: row.language as Language, fields: row.fields as unknown as HelpRequestFields }
  );
}
export type HelpRequestRow = NonNullable<Awaited<ReturnType<typeof claimHelpRequest>>>;

export async function markMailed(db: Database, id: string): Promise<void> {
  await db.updateTable('help_requests').set({ mailed_at: sql<Date>`now()` }).where('id', '=', id).execute();
}
