import type { DB, ReadDatabase } from '@kontor/database';
import type { Insertable, Selectable, Transaction } from 'kysely';

export type DifferenceRow = Selectable<DB['payment_differences']>;
export type NewDifferenceRow = Omit<Insertable<DB['payment_differences']>, 'id' | 'found_at'>;

/** Notes a difference. @returns false for one that was noted before */
export async function insertDifference(trx: Transaction<DB>, difference: NewDifferenceRow): Promise<boolean> {
  const row = await trx
    .insertInto('payment_differences')
    .values(difference)
    .onConflict((conflict) => conflict.doNothing())
    .returning('provider_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Differences, the newest first. */
export function findDifferences(
  db: ReadDatabase,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<DifferenceRow[]> {
  return db
    .selectFrom('payment_differences')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What went through a provider between two moments, as the ledger has it, some by id (`ledger_events_by_day`). */
export function findEventsBetween(
  db: ReadDatabase,
  {
    provider,
    from,
    to,
    after,
    limit,
  }: { provider: string; from: Date; to: Date; after: number; limit: number },
) {
  return db
    .selectFrom('ledger_events as event')
    .innerJoin('membership_orders as o', 'o.id', 'event.order_id')
    .select([
      'event.id',
      'event.order_id',
      'event.kind',
      'event.provider_id',
      'event.amount_cents',
      'event.currency',
    ])
    .where('event.kind', 'in', ['paid', 'refunded'])
    .where('event.happened_at', '>=', from)
    .where('event.happened_at', '<', to)
    .where('o.way', '=', 'card')
    .where('o.provider', '=', provider)
    .where('event.id', '>', after)
    .orderBy('event.id')
    .limit(limit)
    .execute();
}
