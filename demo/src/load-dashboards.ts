import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { insertRows } from './insert-rows.ts';
import { employerIds } from './invent/employers.ts';
import { type DashboardBusiness, inventDashboards } from './invent/invent-dashboards.ts';

/** Writes how the businesses people log in to were found and asked, in the year up to a day. */
export async function writeDashboards(trx: Transaction<DB>, day: string): Promise<void> {
  const { days, productDays, words } = inventDashboards(await readBusinesses(trx), day);
  await insertRows(trx, 'dashboard_days', days);
  await insertRows(trx, 'dashboard_product_days', productDays);
  await insertRows(trx, 'dashboard_words', words);
}

async function readBusinesses(trx: Transaction<DB>): Promise<DashboardBusiness[]> {
  const businesses = await trx
    .selectFrom('businesses')
    .select(['id', 'subscription', 'country_code', 'created_at'])
    .where('id', 'in', employerIds())
    .where('claimed_at', 'is not', null)
    .orderBy('id')
    .execute();
  const products = await trx
    .selectFrom('products')
    .select(['id', 'business_id', 'name'])
    .where('business_id', 'in', employerIds())
    .where('listed', '=', true)
    .orderBy('business_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return businesses.map(({ created_at, ...business }) => ({
    ...business,
    since: created_at.toISOString().slice(0, 10),
    products: products.filter(({ business_id }) => business_id === business.id),
  }));
}
