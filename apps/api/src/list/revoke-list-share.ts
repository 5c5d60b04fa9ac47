import type { Data, revokeListShare as revokeListShareCall } from '@kontor/contract';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import type { ForList } from './policy.ts';
import { presentShare } from './present.ts';
import { deleteShare, findShares } from './share-queries.ts';

/** Shares a list with somebody no more. @throws NotFound */
export async function revokeListShare(
  context: ForList,
  shareID: string,
): Promise<Data<typeof revokeListShareCall>> {
  const { id } = context.list;
  return write(context, { noun: 'list', id }, async (trx) => {
    found((await deleteShare(trx, id, shareID)) || undefined, 'share');
    return { shares: (await findShares(trx, id)).map(presentShare) };
  });
}
