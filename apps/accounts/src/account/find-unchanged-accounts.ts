import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** E-mail addresses by id of those of these accounts that stay and have the password they were put here with. */
export async function findUnchangedAccounts(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('accounts.users')
    .innerJoin('accounts.credentials', 'accounts.credentials.user_id', 'accounts.users.id')
    .select(['accounts.users.id', 'accounts.users.email'])
    .where('accounts.users.id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .where('accounts.users.delete_after', 'is', null)
    // Whoever chooses another password writes the row anew.
    .whereRef('accounts.credentials.updated_at', '=', 'accounts.credentials.created_at')
    .orderBy(sql`array_position(${ids}::uuid[], accounts.users.id)`)
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}
