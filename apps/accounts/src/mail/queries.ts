import type { Database } from '@kontor/database';
import { sql } from 'kysely';

interface NewMail {
  id: string;
  to_address: string;
  template: string;
  language: string;
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
  const rows = await db
    .selectFrom('accounts.mails')
    .select('id')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** What the mail was made of is forgotten with it, since it holds links. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .updateTable('accounts.mails')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      sent_at: sql`now()`,
      given_up_at: null,
      data: '{}',
      last_error: null,
    }))
    .where('id', '=', id)
    .execute();
}

/** Gives up a mail that nobody can get, with what it was made of. */
export async function forgetUnsent(db: Database, id: string, reason: string): Promise<void> {
  await db
    .updateTable('accounts.mails')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      given_up_at: sql`now()`,
      data: '{}',
      last_error: reason,
    }))
    .where('id', '=', id)
    .execute();
}

export async function markGivenUp(db: Database, id: string, reason: string): Promise<void> {
  await db
    .updateTable('accounts.mails')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), given_up_at: sql`now()`, last_error: reason }))
    .where('id', '=', id)
    .execute();
}

export async function markFailed(db: Database, id: string, reason: string): Promise<void> {
  await db
    .updateTable('accounts.mails')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), last_error: reason }))
    .where('id', '=', id)
    .execute();
}

/** The newest mails that wait, for the local outbox. */
export function findWaitingMails(db: Database, limit: number) {
  return db
    .selectFrom('accounts.mails')
    .select(['id', 'to_address', 'template', 'language', 'data', 'created_at'])
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
