import type { Database } from '@kontor/database';

/** The state of a person's account the api does not know yet; undefined when it knows. */
export async function findUntold(db: Database, userID: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('accounts.person_events')
    .select('version')
    .where('user_id', '=', userID)
    .executeTakeFirst();
  return row?.version;
}

/** People the api has to be told of. */
export async function listUntold(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('accounts.person_events').select('user_id').execute();
  return rows.map(({ user_id: id }) => id);
}

/** Done, unless the account has changed since it was read. */
export async function markTold(db: Database, userID: string, version: number): Promise<void> {
  await db
    .deleteFrom('accounts.person_events')
    .where('user_id', '=', userID)
    .where('version', '=', version)
    .execute();
}
