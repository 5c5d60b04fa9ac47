import type { Boost } from '@kontor/contract';
import { getBusinessCards } from '../business/get-business-cards.ts';
import type { Context } from '../context.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import type { BoostRow } from './queries.ts';

/** Boosts of one business, with the names of what they are for. */
export async function presentBoosts(
  context: Pick<Context, 'db' | 'reference' | 'language'>,
  businessID: string,
  rows: readonly BoostRow[],
): Promise<Boost[]> {
  const products = new Set(rows.flatMap(({ product_id }) => product_id ?? []));
  const [businesses, cards] = await Promise.all([
    getBusinessCards(context, [businessID]),
    getProductCards(context, [...products]),
  ]);
  const names = new Map(cards.map(({ productID, name }) => [productID, name]));
  return rows.map((row) => ({
    boostID: row.id,
    kind: row.kind,
    productID: row.product_id ?? undefined,
    name:
      row.kind === 'business'
        ? businesses.get(businessID)?.general.companyName
        : names.get(row.product_id ?? ''),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isRunning: row.is_running,
    shows: row.shows,
    clicks: row.clicks,
    inquiries: row.inquiries,
  }));
}
