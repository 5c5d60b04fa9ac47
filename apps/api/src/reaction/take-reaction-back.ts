import type { Data, takeReactionBack as takeReactionBackCall } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { write } from '../write/write.ts';
import { areReadable } from './are-readable.ts';
import { asWhom } from './as-whom.ts';
import { deleteReaction, findLikes } from './queries.ts';

/** Checklist 294: takes a like back, also of what is gone; one that is not there is taken back already. */
export async function takeReactionBack(
  context: ForEither,
  resourceID: string,
): Promise<Data<typeof takeReactionBackCall>> {
  const like = await write(context, { noun: 'reaction', id: resourceID }, async (trx) => {
    await deleteReaction(trx, asWhom(context, resourceID));
    const isReadable = await areReadable({ db: trx, actor: context.actor }, resourceID);
    return isReadable ? findLikes(trx, resourceID) : 0;
  });
  return { reactionCount: { like } };
}
