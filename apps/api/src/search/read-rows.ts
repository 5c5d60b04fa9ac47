import type { Database } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import {
  type BusinessSource,
  businessDocument,
  type PersonSource,
  type ProductSource,
  personDocument,
  productDocument,
  type SearchDocument,
} from './document.ts';
import type { Kind } from './kind.ts';

/** The rows documents are built from: those with the given ids, or all of them, joined as whole tables. */
export function sourceOf(kind: Kind, ids: readonly string[] | 'all'): RawBuilder<unknown> {
  if (kind === 'business') return ids === 'all' ? allBusinesses : someBusinesses(ids);
  if (kind === 'product') return ids === 'all' ? allProducts : someProducts(ids);
  return ids === 'all' ? people : sql`${people} WHERE id = ANY(${ids}::uuid[])`;
}

const placesInTree = sql.raw(`array_agg(category_id::text ORDER BY position)`);
// A business stands in the subcategories of its products, below its categories: who is in a part is in the whole. So does an
// imported one in those its source names.
const madeWithin = sql.raw(`(
    SELECT business_id, subcategory_id
    FROM listed_products AS made_product JOIN places_of_businesses USING (business_id, category_id)
    UNION ALL SELECT business_id, subcategory_id FROM subcategories_of_businesses
  ) AS made_within`);
const subcategories = sql.raw(
  `array_agg(DISTINCT subcategory_id::text) FILTER (WHERE subcategory_id IS NOT NULL)`,
);

function someBusinesses(ids: readonly string[]) {
  return sql`SELECT business.*,
      coalesce((SELECT ${placesInTree} FROM places_of_businesses AS place WHERE place.business_id = business.id), '{}')
        AS category_ids,
      coalesce((SELECT ${subcategories} FROM ${madeWithin} WHERE business_id = business.id), '{}') AS subcategory_ids,
      ARRAY(SELECT name FROM holding_certificates AS certificate WHERE certificate.business_id = business.id) AS certificates,
      (SELECT count(*) FROM holding_facts AS fact WHERE fact.business_id = business.id)::int AS facts,
      ARRAY(SELECT words FROM texts_of_businesses AS further WHERE further.business_id = business.id ORDER BY language) AS further_texts
    FROM searched_businesses AS business WHERE id = ANY(${ids}::uuid[])`;
}

const allBusinesses = sql`SELECT business.*, coalesce(category_ids, '{}') AS category_ids,
    coalesce(subcategory_ids, '{}') AS subcategory_ids, coalesce(certificates, '{}') AS certificates, coalesce(facts, 0)::int AS facts,
    coalesce(further_texts, '{}') AS further_texts
  FROM searched_businesses AS business
    LEFT JOIN (SELECT business_id, ${placesInTree} AS category_ids FROM places_of_businesses GROUP BY 1) AS place
      ON place.business_id = id
    LEFT JOIN (SELECT business_id, ${subcategories} AS subcategory_ids FROM ${madeWithin} GROUP BY 1) AS made
      ON made.business_id = id
    LEFT JOIN (SELECT business_id, array_agg(name) AS certificates FROM holding_certificates GROUP BY 1) AS certificate
      ON certificate.business_id = id
    LEFT JOIN (SELECT business_id, count(*) AS facts FROM holding_facts GROUP BY 1) AS fact ON fact.business_id = id
    LEFT JOIN (SELECT business_id, array_agg(words ORDER BY language) AS further_texts FROM texts_of_businesses GROUP BY 1) AS further
      ON further.business_id = id`;

/** Of a business what documents of its products hold. */
const ofBusiness = [
  ...['company_name', 'country_code', 'state_id', 'city', 'contract_manufacturing', 'spoken_languages'],
  ...['delivery_terms', 'payment_currencies', 'employees_min', 'employees_max'],
].join(', ');
const productColumns =
  sql.raw(`product.id, product.name, product.description, product.keywords, product.industry_id,
  product.category_id, product.subcategory_id, product.specs, product.lead_time, product.lead_time_days, product.minimum_order, product.like_count, product.updated_at,
  product.position AS place, product.stock, product.is_priced, ${ofBusiness}`);

function someProducts(ids: readonly string[]) {
  return sql`SELECT ${productColumns},
      (SELECT count(*) FROM photographed_products AS photo WHERE photo.product_id = product.id)::int AS photos,
      ARRAY(SELECT name FROM holding_certificates AS certificate WHERE certificate.business_id = business.id) AS certificates,
      (SELECT count(*) FROM holding_facts AS fact WHERE fact.business_id = business.id)::int AS facts
    FROM searched_products AS product JOIN listed_businesses AS business ON business.id = product.business_id
    WHERE product.id = ANY(${ids}::uuid[])`;
}

const allProducts = sql`SELECT ${productColumns}, coalesce(photos, 0)::int AS photos, facts, certificates
  FROM searched_products AS product
    JOIN (SELECT id, ${sql.raw(ofBusiness)}, coalesce(facts, 0)::int AS facts, coalesce(certificates, '{}') AS certificates
      FROM listed_businesses AS listed
        LEFT JOIN (SELECT business_id, array_agg(name) AS certificates FROM holding_certificates GROUP BY 1) AS certificate
          ON certificate.business_id = id
        LEFT JOIN (SELECT business_id, count(*) AS facts FROM holding_facts GROUP BY 1) AS fact
          ON fact.business_id = id) AS business ON business.id = product.business_id
    LEFT JOIN (SELECT product_id, count(*) AS photos FROM photographed_products GROUP BY 1) AS photo
      ON photo.product_id = product.id`;

const people = sql`SELECT * FROM searched_people`;

/** Documents of rows as `sourceOf` reads them. */
export function documentsOf(kind: Kind, rows: unknown[], reference: Reference): SearchDocument[] {
  if (kind === 'business') return (rows as BusinessSource[]).map((row) => businessDocument(row, reference));
  if (kind === 'product') return (rows as ProductSource[]).map((row) => productDocument(row, reference));
  return (rows as PersonSource[]).map((row) => personDocument(row, reference));
}

/** The documents of the rows with the given ids. */
export async function readDocuments(
  db: Database,
  reference: Reference,
  kind: Kind,
  ids: readonly string[],
): Promise<SearchDocument[]> {
  const { rows } = await sourceOf(kind, ids).execute(db);
  return documentsOf(kind, rows, reference);
}

const batch = 2_000;

/** All rows of which there are documents, some at a time; the next ones are read while these are worked on. */
export async function* readAllRows(trx: Database, kind: Kind): AsyncGenerator<unknown[]> {
  // All rows are read, and whole tables are joined in memory.
  await sql`SET LOCAL cursor_tuple_fraction = 1`.execute(trx);
  await sql`SET LOCAL work_mem = '256MB'`.execute(trx);
  await sql`DECLARE every_row NO SCROLL CURSOR FOR ${sourceOf(kind, 'all')}`.execute(trx);
  const fetchRows = () => sql.raw(`FETCH ${batch} FROM every_row`).execute(trx);
  for (let reading = fetchRows(); ; ) {
    const { rows } = await reading;
    if (rows.length === batch) {
      reading = fetchRows();
      // Whoever takes the next rows hears of it.
      reading.catch(() => {});
    }
    if (rows.length > 0) yield rows;
    if (rows.length < batch) break;
  }
  await sql`CLOSE every_row`.execute(trx);
}
