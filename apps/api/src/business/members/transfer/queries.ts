import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

const isOpen = sql<boolean>`ownership_transfers.expires_at > now()`;

/** The offer of a business's ownership that waits for an answer (`ownership_transfers_pkey`). */
export function findTransfer(db: ReadDatabase, businessId: string) {
  return db
    .selectFrom('ownership_transfers')
    .select(['owner_id', 'heir_id', 'created_at', 'expires_at'])
    .where('business_id', '=', businessId)
    .where(isOpen)
    .executeTakeFirst();
}

/** The businesses whose ownership somebody is offered (`ownership_transfers_by_heir`). */
export function findOffersTo(db: ReadDatabase, heirId: string) {
  return db
    .selectFrom('ownership_transfers')
    .innerJoin('named_people as owner', 'owner.id', 'ownership_transfers.owner_id')
    .select(['ownership_transfers.business_id', 'ownership_transfers.expires_at'])
    .select(['owner.first_name', 'owner.last_name'])
    .where('ownership_transfers.heir_id', '=', heirId)
    .where(isOpen)
    .orderBy('ownership_transfers.business_id')
    .execute();
}

interface Offer {
  businessID: string;
  ownerID: string;
  heirID: string;
}

/** @returns false while another offer of the business waits */
export async function insertTransfer(db: Database, { businessID, ownerID, heirID }: Offer): Promise<boolean> {
  const row = await db
    .insertInto('ownership_transfers')
    .values({ business_id: businessID, owner_id: ownerID, heir_id: heirID })
    .onConflict((conflict) =>
      conflict
        .column('business_id')
        .doUpdateSet({
          owner_id: ownerID,
          heir_id: heirID,
          created_at: sql<Date>`now()`,
          expires_at: sql<Date>`now() + interval '14 days'`,
        })
        .where('ownership_transfers.expires_at', '<=', sql<Date>`now()`),
    )
    .returning('business_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the open offer, of everybody or to one heir. @returns whose it was */
export function deleteTransfer(db: Database, businessId: string, heirId?: string) {
  const offers = db
    .deleteFrom('ownership_transfers')
    .where('business_id', '=', businessId)
    .where(isOpen)
    .returning(['owner_id', 'heir_id']);
  return (heirId === undefined ? offers : offers.where('heir_id', '=', heirId)).executeTakeFirst();
}
