import type { Data, getList as getListCall } from '@kontor/contract';
import type { ForList } from './policy.ts';
import { presentList, presentShare } from './present.ts';
import { findShares } from './share-queries.ts';

/** A list, and with whom it is shared. */
export async function getList({ db, list }: ForList): Promise<Data<typeof getListCall>> {
  const shares = await findShares(db, list.id);
  return { ...presentList(list), shares: shares.map(presentShare) };
}
