import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { Writer } from '../../actor.ts';
import { endBetween } from '../../connection/end-between.ts';
import { unfollowBetween } from '../../follow/unfollow-between.ts';
import { type Party, partyOf } from '../party.ts';
import { insertBlock } from './block-queries.ts';

/**
 * Blocks a party: neither reads or writes to the other, the two are connected no more and neither follows the other. They are not told.
 * @returns whether they were not blocked before
 */
export async function keepApart(trx: Transaction<DB>, actor: Writer, other: Party): Promise<boolean> {
  const own = partyOf(actor);
  if (!(await insertBlock(trx, own, other))) return false;
  await endBetween(trx, own.id, other.id);
  await unfollowBetween(trx, own.id, other.id);
  return true;
}
