import type { Database } from '@kontor/database';

/** Every source with how many businesses and products came from it, the largest first. */
export async function listSourcesWithCounts(db: Database) {
  const rows = await db
    .selectFrom('data_sources as source')
    .select((eb) => [
      'source.name',
      'source.licence',
      eb
        .selectFrom('imported_businesses as imported')
        .select(eb.fn.countAll<number>().as('rows'))
        .whereRef('imported.source_id', '=', 'source.id')
        .as('businesses'),
      eb
        .selectFrom('products as product')
        .select(eb.fn.countAll<number>().as('rows'))
        .whereRef('product.source_id', '=', 'source.id')
        .as('products'),
    ])
    .execute();
  return rows
    .map(({ name, licence, businesses, products }) => ({
      name,
      licence,
      businesses: businesses ?? 0,
      products: products ?? 0,
    }))
    .sort((a, b) => b.businesses + b.products - (a.businesses + a.products) || a.name.localeCompare(b.name));
}
