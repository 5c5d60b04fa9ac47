import type { Database } from '@kontor/database';

/** The password of an account, as opposed to other ways to log in that better-auth knows. */
function passwordOf(db: Database, accountID: string) {
  return db
    .selectFrom('accounts.credentials')
    .where('user_id', '=', accountID)
    .where('provider_id', '=', 'credential');
}

export async function findPasswordHash(db: Database, accountID: string): Promise<string | undefined> {
  const row = await passwordOf(db, accountID).select('password_hash').executeTakeFirst();
  return row?.password_hash ?? undefined;
}

/** When the password was chosen. */
export async function findPasswordTime(db: Database, accountID: string): Promise<Date | undefined> {
  const row = await passwordOf(db, accountID).select('updated_at').executeTakeFirst();
  return row?.updated_at;
}

export async function storePassword(db: Database, accountID: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('accounts.credentials')
    .set({ password_hash: passwordHash, updated_at: new Date() })
    .where('user_id', '=', accountID)
    .where('provider_id', '=', 'credential')
    .execute();
}

/** Addresses and stored passwords of accounts by their ids. */
export function findCredentials(db: Database, ids: string[]) {
  return db
    .selectFrom('accounts.users as account')
    .leftJoin('accounts.credentials as credential', (join) =>
      join.onRef('credential.user_id', '=', 'account.id').on('credential.provider_id', '=', 'credential'),
    )
    .select(['account.id', 'account.email', 'credential.password_hash'])
    .where('account.id', 'in', ids)
    .execute();
}
