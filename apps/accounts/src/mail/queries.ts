import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** Takes mails to send: nobody else gets them until `lease` seconds have passed. */
export function takeMails(db: Database, count: number, lease: number) {
  return db
    .updateTable('accounts.mails')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: sql`now() + make_interval(secs => ${lease})`,
    }))
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('accounts.mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'to_address', 'template', 'language', 'data', 'attempts'])
    .execute();
}

/** What the mail was made of is forgotten with it, since it holds links. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .updateTable('accounts.mails')
    .set({ sent_at: sql`now()`, data: '{}', last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function markGivenUp(db: Database, id: string, reason: string): Promise<void> {
  await db
    .updateTable('accounts.mails')
    .set({ given_up_at: sql`now()`, data: '{}', last_error: reason })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(db: Database, id: string, reason: string, retryIn: number): Promise<void> {
  await db
    .updateTable('accounts.mails')
    .set({ next_attempt_at: sql`now() + make_interval(secs => ${retryIn})`, last_error: reason })
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
