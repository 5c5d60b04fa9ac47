import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { PaymentProvider, Webhook } from './payment-provider.ts';
import { insertWebhook } from './queries.ts';

/** Notes a message of the provider, in the transaction that does what it tells. @returns false for one that came before */
export function noteWebhook(
  trx: Transaction<DB>,
  { name: provider }: PaymentProvider,
  { eventID, kind }: Webhook,
): Promise<boolean> {
  return insertWebhook(trx, { provider, eventID, kind });
}
