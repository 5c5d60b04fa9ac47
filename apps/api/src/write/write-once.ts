import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import { findAnswer, hashOf, insertKey, type KeyedRequest, updateAnswer } from './idempotency-keys.ts';
import { write } from './write.ts';
import type { CreatingCall, Subject } from './writing.ts';

/**
 * Creates something, as `write` does, and once for the key that came with the request: sent again, it is answered as at first and
 * nothing is done; of two at the same time the second waits. What failed did not use its key up.
 * @param input what was sent, by which the same request is told from another
 * @param about what was created
 * @param work its result is stored with the key, as JSON
 * @throws Conflict when the key came with another request
 */
export async function writeOnce<T extends object>(
  context: CreatingCall,
  input: unknown,
  about: (result: T) => Subject,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const { idempotencyKey: key, actor, call } = context;
  if (key === undefined) return write(context, about, work);
  const request: KeyedRequest = { personID: actor.id, key, call, hash: hashOf(input) };
  const { result } = await write<{ result: T; isNew: boolean }>(
    context,
    (written) => (written.isNew ? about(written.result) : undefined),
    async (trx) => {
      if (!(await insertKey(trx, request))) return { result: await answered<T>(trx, request), isNew: false };
      const created = await work(trx);
      await updateAnswer(trx, request, created);
      return { result: created, isNew: true };
    },
  );
  return result;
}

async function answered<T>(trx: Transaction<DB>, request: KeyedRequest): Promise<T> {
  const answer = await findAnswer(trx, request);
  if (answer === undefined)
    throw new KontorError('Conflict', 'This Idempotency-Key was sent with another request.');
  return answer as T;
}
