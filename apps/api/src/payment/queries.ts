import type { DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';

/** Notes a message of a provider. @returns false for one that came before */
export async function insertWebhook(
  trx: Transaction<DB>,
  { provider, eventID, kind }: { provider: string; eventID: string; kind: string },
): Promise<boolean> {
  const row = await trx
    .insertInto('payment_webhooks')
    .values({ provider, event_id: eventID, kind })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteOldWebhooks(trx: Transaction<DB>, days: number): Promise<void> {
  await trx
    .deleteFrom('payment_webhooks')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
