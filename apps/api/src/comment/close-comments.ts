import type { closeComments as closeCommentsCall, Data } from '@kontor/contract';
import type { ForMember } from '../business/policy.ts';
import { write } from '../write/write.ts';
import { deleteClosed, insertClosed } from './queries.ts';

/** A business takes no more comments on something of its own, or takes them again. */
export async function closeComments(
  context: ForMember,
  resourceID: string,
  areClosed: boolean,
): Promise<Data<typeof closeCommentsCall>> {
  await write(context, { noun: 'comment', id: resourceID }, (trx) =>
    areClosed ? insertClosed(trx, resourceID) : deleteClosed(trx, resourceID),
  );
  return { areClosed };
}
