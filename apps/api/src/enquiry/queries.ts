import type { Enquiry, Language } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** The channel on which workers hear that an enquiry has come. */
export const enquiriesChannel = 'enquiries';

export type EnquiryFields = Omit<Enquiry, 'requestID' | 'nickname'>;

interface NewEnquiry {
  requestID: string | undefined;
  email: string;
  language: Language;
  fields: Record<string, unknown>;
  withReceipt: boolean;
}

/** Writes an enquiry and tells the workers; nothing when its request is known already. */
export async function insertEnquiry(
  db: Database,
  { requestID, email, language, fields, withReceipt }: NewEnquiry,
): Promise<void> {
  await sql`
    WITH kept AS (
      INSERT INTO enquiries (request_id, email, language, fields, receipt_id)
      VALUES (${requestID ?? null}, ${email}, ${language}, ${JSON.stringify(fields)},
              CASE WHEN ${withReceipt} THEN gen_random_uuid() END)
      ON CONFLICT (request_id) DO NOTHING
      RETURNING id
    )
    SELECT pg_notify(${enquiriesChannel}, id::text) FROM kept
  `.execute(db);
}

/** Enquiries with this address in the last day. */
export async function countOfLate(db: Database, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes the enquiry that has waited longest for its mails; nobody else gets it for a while, longer each time. */
export async function claimEnquiry(db: Database) {
  const row = await db
    .updateTable('enquiries')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: sql<Date>`now() + make_interval(secs => 60 * 2 ^ least(attempts, 8))`,
    }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('enquiries')
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
    row && { ...row, language: row.language as Language, fields: row.fields as unknown as EnquiryFields }
  );
}
export type EnquiryRow = NonNullable<Awaited<ReturnType<typeof claimEnquiry>>>;

export async function markMailed(db: Database, id: string): Promise<void> {
  await db.updateTable('enquiries').set({ mailed_at: sql<Date>`now()` }).where('id', '=', id).execute();
}
