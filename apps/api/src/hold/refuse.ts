import type { HeldResource } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { found } from '../found.ts';
import { type Refusal, upsertRefused } from './queries.ts';
import { tellOfHold } from './tell-of-hold.ts';
import { findWritten, writtenOf } from './written-of.ts';

/** Leaves something with its author alone, who is told why; again it changes the reason. @throws NotFound for what is not there */
export async function refuse(
  trx: Transaction<DB>,
  { type, id }: { type: HeldResource; id: string },
  refusal: Refusal,
): Promise<void> {
  const rows = writtenOf(type);
  const thing = found(await findWritten(trx, { type, id }), type);
  if (!thing.isWithheld) await rows.withhold(trx, id);
  await upsertRefused(trx, { type, id, authorID: thing.authorID }, refusal);
  await tellOfHold(trx, 'removed', thing);
}
