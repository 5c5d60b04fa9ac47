import type { Database } from '@kontor/database';
import { sql } from 'kysely';

export interface KeyRow {
  id: string;
  public_key: unknown;
  private_key: Buffer;
  signs_from: Date;
}

/** All keys, the newest first. */
export function findKeys(db: Database): Promise<KeyRow[]> {
  return db
    .selectFrom('accounts.signing_keys')
    .select(['id', 'public_key', 'private_key', 'signs_from'])
    .orderBy('signs_from', 'desc')
    .execute();
}

export async function insertKey(
  db: Database,
  key: { id: string; publicKey: object; privateKey: Buffer; signsIn: number },
): Promise<void> {
  await db
    .insertInto('accounts.signing_keys')
    .values({
      id: key.id,
      public_key: JSON.stringify(key.publicKey),
      private_key: key.privateKey,
      signs_from: sql`now() + make_interval(secs => ${key.signsIn})`,
    })
    .execute();
}

/** Keys that have not signed for so many seconds, since another took their place. */
export async function deleteOldKeys(db: Database, seconds: number): Promise<void> {
  await db
    .deleteFrom('accounts.signing_keys as old')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts.signing_keys as next')
          .select('next.id')
          .whereRef('next.signs_from', '>', 'old.signs_from')
          .where('next.signs_from', '<', sql<Date>`now() - make_interval(secs => ${seconds})`),
      ),
    )
    .execute();
}

/** Whoever makes keys does so alone, until the end of the transaction. */
export async function lockKeys(db: Database): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('kontor signing keys'))`.execute(db);
}
