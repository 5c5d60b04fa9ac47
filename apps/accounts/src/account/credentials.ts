import type { Database } from '@kontor/database';

export async function storePassword(db: Database, userID: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('accounts.credentials')
    .set({ password_hash: passwordHash, updated_at: new Date() })
    .where('user_id', '=', userID)
    .where('provider_id', '=', 'credential')
    .execute();
}

export async function findPasswordHash(db: Database, userID: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts.credentials')
    .select('password_hash')
    .where('user_id', '=', userID)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password_hash ?? undefined;
}

/** When the password was chosen. */
export async function findPasswordTime(db: Database, accountID: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('accounts.credentials')
    .select('updated_at')
    .where('user_id', '=', accountID)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.updated_at;
}

/** Addresses and stored passwords of accounts by their ids. */
export function findCredentials(db: Database, ids: string[]) {
  return db
    .selectFrom('accounts.users as user')
    .leftJoin('accounts.credentials as credential', (join) =>
      join.onRef('credential.user_id', '=', 'user.id').on('credential.provider_id', '=', 'credential'),
    )
    .select(['user.id', 'user.email', 'credential.password_hash'])
    .where('user.id', 'in', ids)
    .execute();
}
