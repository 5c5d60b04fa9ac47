import type { PlanID } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';

/** What a business has from now on. */
export interface NewSubscription {
  businessID: string;
  subscription: PlanID;
  /** As many products as with this plan are shown until a day, though the subscription has fewer. */
  shown?: { as: Exclude<PlanID, 'standard'>; until: string } | undefined;
}

/** Sets the package of a business, for the noun that knows what is paid: cards, pages and the number of products shown follow at once. */
export async function setSubscription(
  trx: Transaction<DB>,
  { businessID, subscription, shown }: NewSubscription,
): Promise<void> {
  await trx
    .updateTable('businesses')
    .set({
      subscription,
      products_shown_as: shown?.as ?? null,
      products_shown_until: shown?.until ?? null,
    })
    .where('id', '=', businessID)
    .execute();
}
