import type { Database } from '@kontor/database';

/** @returns its id */
export async function insertPasswordRequest(db: Database, email: string, back: string): Promise<string> {
  const { id } = await db
    .insertInto('accounts.password_requests')
    .values({ email, back })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A request that was not answered; it stays locked until the transaction ends. */
export function lockPasswordRequest(db: Database, id: string) {
  return db
    .selectFrom('accounts.password_requests')
    .select(['email', 'back'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Those that wait, the oldest first. */
export async function listPasswordRequests(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('accounts.password_requests').select('id').orderBy('created_at').execute();
  return rows.map(({ id }) => id);
}

export async function deletePasswordRequest(db: Database, id: string): Promise<void> {
  await db.deleteFrom('accounts.password_requests').where('id', '=', id).execute();
}
