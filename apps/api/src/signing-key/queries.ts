import type { Database, ReadDatabase } from '@kontor/database';
import type { JWK } from 'jose';
import { sql } from 'kysely';

export type KeyPurpose = 'transcript' | 'push';

export interface KeyRow {
  id: string;
  public_key: JWK;
  private_key: Buffer;
}

/** Keys of a purpose, the newest first (`signing_keys_of_purpose`). */
export async function findKeys(db: ReadDatabase, purpose: KeyPurpose): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    SELECT id, public_key, private_key FROM signing_keys WHERE purpose = ${purpose} ORDER BY created_at DESC
  `.execute(db);
  return rows;
}

export async function insertKey(db: Database, purpose: KeyPurpose, key: KeyRow): Promise<void> {
  await db
    .insertInto('signing_keys')
    .values({
      id: key.id,
      purpose,
      public_key: JSON.stringify(key.public_key),
      private_key: key.private_key,
    })
    .execute();
}

/** Whoever makes a key for a purpose does so alone, until the end of the transaction. */
export async function lockKeys(db: Database, purpose: KeyPurpose): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`signing key ${purpose}`}, 0))`.execute(db);
}
