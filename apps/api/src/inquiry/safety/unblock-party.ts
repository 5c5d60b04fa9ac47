import type { ForEither } from '../../business/policy.ts';
import { write } from '../../write/write.ts';
import { partyOf } from '../party.ts';
import { deleteBlock } from './block-queries.ts';

/** Lets a business or a person write again; who is not blocked stays as they are. */
export async function unblockParty(context: ForEither, partyID: string): Promise<{ partyID: string }> {
  const id = partyID.toLowerCase();
  // Where nothing was blocked nothing was done that anybody would look up.
  const about = (wasBlocked: boolean) => (wasBlocked ? { noun: 'inquiry', id } : undefined);
  await write(context, about, (trx) => deleteBlock(trx, partyOf(context.actor).id, id));
  return { partyID: id };
}
