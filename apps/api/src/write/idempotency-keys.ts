import { createHash } from 'node:crypto';
import type { DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';

const atOnce = 10_000;

/** A request that creates something, as somebody names it. */
export interface KeyedRequest {
  personID: string;
  key: string;
  /** The contract's name of the call. */
  call: string;
  /** Of what was sent. */
  hash: string;
}

export function hashOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

/**
 * Takes a key for the request of this transaction. Another transaction that has taken it is waited for.
 * @returns false when it was taken before
 */
export async function insertKey(trx: Transaction<DB>, request: KeyedRequest): Promise<boolean> {
  const { personID: person_id, key, call, hash } = request;
  const row = await trx
    .insertInto('idempotency_keys')
    .values({ person_id, key, call, hash, answer: '{}' })
    .onConflict((conflict) => conflict.columns(['person_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateAnswer(
  trx: Transaction<DB>,
  { personID, key }: KeyedRequest,
  answer: object,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('person_id', '=', personID)
    .where('key', '=', key)
    .execute();
}

/** What this very request was answered before; undefined when its key was sent with another. */
export async function findAnswer(
  trx: Transaction<DB>,
  { personID, key, call, hash }: KeyedRequest,
): Promise<unknown> {
  const row = await trx
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('person_id', '=', personID)
    .where('key', '=', key)
    .where('call', '=', call)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.answer;
}

/** Deletes keys older than a day (`idempotency_keys_by_age`). */
export async function forgetOldKeys(trx: Transaction<DB>): Promise<number> {
  const { rows } = await sql`
    DELETE FROM idempotency_keys WHERE (person_id, key) IN (
      SELECT person_id, key FROM idempotency_keys WHERE created_at < now() - interval '24 hours'
      ORDER BY created_at LIMIT ${atOnce}
    ) RETURNING key
  `.execute(trx);
  return rows.length;
}
