import type { Inquiry } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import { findCurrentAbsences } from './inbox-settings/find-current-absences.ts';
import { findParties } from './parties.ts';
import { partyOf } from './party.ts';
import { presentInquiry } from './present.ts';
import type { InquiryRow } from './queries.ts';
import { findSafety } from './safety/safety-queries.ts';

/** Conversations with who takes part and what they are about, in one statement for each kind of these. */
export async function showInquiries(context: ForEither, rows: readonly InquiryRow[]): Promise<Inquiry[]> {
  const productIDs = [...new Set(rows.flatMap(({ product_id }) => product_id ?? []))];
  const others = [...new Set(rows.flatMap(({ other_business_id }) => other_business_id ?? []))];
  const [parties, absences, cards, safety] = await Promise.all([
    findParties(context, rows),
    findCurrentAbsences(context, others),
    getProductCards(context, productIDs),
    findSafety(context.db, {
      inquiryIDs: rows.map(({ id }) => id),
      partyID: partyOf(context.actor).id,
      personID: context.actor.id,
    }),
  ]);
  const products = new Map(cards.map((card) => [card.productID, card]));
  const shown = { parties, absences, products, safety: new Map(safety.map((row) => [row.inquiry_id, row])) };
  return rows.map((row) => presentInquiry(row, shown));
}
