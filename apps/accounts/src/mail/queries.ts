import type { Language } from '@kontor/contract';
import type { Database } from '@kontor/database';
import type { DB } from '@kontor/database/schema';
import { sql, type UpdateObject } from 'kysely';

interface NewMail {
  id: string;
  to_address: string;
  template: string;
  language: Language;
  data: object;
}

/** @returns false when a mail of that id is there already */
export async function insertMail(db: Database, { data, ...mail }: NewMail): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('accounts.mails')
    .values({ ...mail, data: JSON.stringify(data) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** A mail that was not sent; one that was given up, too, as long as it is known what it says. */
export function findUnsent(db: Database, id: string) {
  return db
    .selectFrom('accounts.mails')
    .select(['to_address', 'template', 'language', 'data'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where(sql<boolean>`data <> '{}'`)
    .executeTakeFirst();
}

/** Mails that wait, the oldest first. */
export async function listWaiting(db: Database): Promise<string[]> {
  const rows = await waitingMails(db).select('id').orderBy('created_at').execute();
  return rows.map(({ id }) => id);
}

/** Counts a try of a mail with its outcome. */
async function storeTry(
  db: Database,
  id: string,
  outcome: UpdateObject<DB, 'accounts.mails'>,
): Promise<void> {
  await db
    .updateTable('accounts.mails')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), ...outcome }))
    .where('id', '=', id)
    .execute();
}

/** Its data are forgotten with it, since they hold links. */
export async function markSent(db: Database, id: string): Promise<void> {
  await storeTry(db, id, { sent_at: sql`now()`, given_up_at: null, data: '{}', last_error: null });
}

/** Gives up a mail that nobody can get, with its data. */
export async function forgetUnsent(db: Database, id: string, reason: string): Promise<void> {
  await storeTry(db, id, { given_up_at: sql`now()`, data: '{}', last_error: reason });
}

export async function markGivenUp(db: Database, id: string, reason: string): Promise<void> {
  await storeTry(db, id, { given_up_at: sql`now()`, last_error: reason });
}

export async function markFailed(db: Database, id: string, reason: string): Promise<void> {
  await storeTry(db, id, { last_error: reason });
}

/** Mails that were neither sent nor given up. */
function waitingMails(db: Database) {
  return db.selectFrom('accounts.mails').where('sent_at', 'is', null).where('given_up_at', 'is', null);
}

/** The newest mails that wait, for the local outbox. */
export function findWaitingMails(db: Database, limit: number) {
  return waitingMails(db)
    .select(['id', 'to_address', 'template', 'language', 'data', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
