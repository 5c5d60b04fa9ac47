import type { Data, getList as getListCall } from '@kontor/contract';
import { countEntries } from './entry-queries.ts';
import type { ForList } from './policy.ts';
import { presentList, presentShare } from './present.ts';
import { findShares } from './share-queries.ts';

/** A list, with whom it is shared, and how much is in it. */
export async function getList({ db, list }: ForList): Promise<Data<typeof getListCall>> {
  const [shares, total] = await Promise.all([findShares(db, list.id), countEntries(db, list.id)]);
  return { ...presentList(list), shares: shares.map(presentShare), total };
}
