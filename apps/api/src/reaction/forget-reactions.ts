import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { deleteReactionsAbout, recountLikes } from './queries.ts';

const liked: readonly [type: string, table: 'businesses' | 'products' | 'people'][] = [
  ['business', 'businesses'],
  ['product', 'products'],
  ['user', 'people'],
];

/** Takes back what a person liked, in the transaction that deletes them: counts and the order of results follow. */
export async function forgetReactions(trx: Transaction<DB>, personID: string): Promise<void> {
  const gone = await deleteReactionsAbout(trx, personID);
  for (const [type, table] of liked) {
    const ids = gone.flatMap(({ resource_type, resource_id }) =>
      resource_type === type && resource_id !== personID ? [resource_id] : [],
    );
    await recountLikes(trx, table, [...new Set(ids)].sort());
  }
}
