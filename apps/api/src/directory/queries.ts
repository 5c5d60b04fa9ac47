import type { Database } from '@kontor/database';
import { sql } from 'kysely';

interface Page {
  skip: number;
  limit: number;
}

/** A page of ids, and how many rows the whole list has. */
export interface Found {
  ids: string[];
  total: number;
}

/** Freight, customs, warehousing. */
const logistics = '001501';

type Row = { ids: string[]; total: number };

async function foundBy(query: ReturnType<typeof sql<Row>>, db: Database): Promise<Found> {
  const { rows } = await query.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** Businesses with a fact that holds, of one type or any; the most recently checked first. */
export function findVerified(db: Database, type: string | null, { skip, limit }: Page): Promise<Found> {
  return foundBy(
    sql<Row>`
      WITH listed AS MATERIALIZED (
        SELECT fact.business_id AS id, max(fact.checked_at) AS checked_at
        FROM verified_facts AS fact JOIN businesses ON businesses.id = fact.business_id
        WHERE fact.expires_at > now() AND (${type}::bpchar IS NULL OR businesses.business_type = ${type})
        GROUP BY fact.business_id
      )
      SELECT ARRAY(SELECT id FROM listed ORDER BY checked_at DESC, id LIMIT ${limit} OFFSET ${skip}) AS ids,
             (SELECT count(*)::int FROM listed) AS total
    `,
    db,
  );
}

/** Who makes under others' labels, the newest first. */
export function findPrivateLabel(db: Database, { skip, limit }: Page): Promise<Found> {
  return foundBy(
    sql<Row>`
      SELECT ARRAY(
               SELECT id FROM businesses WHERE contract_manufacturing && '{PRIVATE_LABEL}'
               ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${skip}
             ) AS ids,
             (SELECT count(*)::int FROM businesses WHERE contract_manufacturing && '{PRIVATE_LABEL}') AS total
    `,
    db,
  );
}

/** Who moves goods across borders, by name. */
export function findLogistics(db: Database, { skip, limit }: Page): Promise<Found> {
  return foundBy(
    sql<Row>`
      WITH listed AS MATERIALIZED (
        SELECT businesses.id, businesses.company_name
        FROM business_categories AS place JOIN businesses ON businesses.id = place.business_id
        WHERE place.category_id = ${logistics}
      )
      SELECT ARRAY(SELECT id FROM listed ORDER BY company_name, id LIMIT ${limit} OFFSET ${skip}) AS ids,
             (SELECT count(*)::int FROM listed) AS total
    `,
    db,
  );
}

/** Products of businesses with a certificate that has not expired; of the newest certificates first. */
export function findCertified(db: Database, { skip, limit }: Page): Promise<Found> {
  return foundBy(
    sql<Row>`
      WITH certified AS MATERIALIZED (
        SELECT business_id, max(issue_date) AS issue_date FROM certificates
        WHERE expire_date IS NULL OR expire_date >= current_date
        GROUP BY business_id
      )
      SELECT ARRAY(
               SELECT products.id FROM certified JOIN products USING (business_id)
               ORDER BY certified.issue_date DESC, business_id, products.position, products.id
               LIMIT ${limit} OFFSET ${skip}
             ) AS ids,
             (SELECT count(*)::int FROM certified JOIN products USING (business_id)) AS total
    `,
    db,
  );
}

/** Products whose owner states a price, by place in the industry tree. */
export function findPriced(db: Database, { skip, limit }: Page): Promise<Found> {
  return foundBy(
    sql<Row>`
      SELECT ARRAY(
               SELECT id FROM products WHERE price_amount IS NOT NULL
               ORDER BY industry_id, category_id, name, id LIMIT ${limit} OFFSET ${skip}
             ) AS ids,
             (SELECT count(*)::int FROM products WHERE price_amount IS NOT NULL) AS total
    `,
    db,
  );
}

const total = sql<number>`count(*)::int`.as('total');

export function countByCountry(db: Database, businessType: string) {
  return db
    .selectFrom('businesses')
    .select(['country_code', total])
    .where('business_type', '=', businessType)
    .groupBy('country_code')
    .orderBy('total', 'desc')
    .orderBy('country_code')
    .execute();
}

/**
 * Places of the industry tree with businesses of a type or products, as the search finds them there: a business stands in
 * the subcategories of its products, below its categories. It reads all products, so its answers are kept until
 * one of them moves.
 */
export async function countByPlace(db: Database, businessType: string) {
  const { rows } = await sql<{ id: string; businesses: number; products: number }>`
    WITH of_business AS (
      SELECT id, count(DISTINCT business_id)::int AS businesses
      FROM (
        SELECT industry_id::text AS id, id AS business_id FROM businesses WHERE business_type = ${businessType}
        UNION ALL
        SELECT category_id::text, business_id
        FROM business_categories JOIN businesses ON businesses.id = business_id
        WHERE business_type = ${businessType}
        UNION ALL
        SELECT subcategory_id::text, business_id
        FROM products JOIN business_categories USING (business_id, category_id)
          JOIN businesses ON businesses.id = business_id
        WHERE business_type = ${businessType}
      ) AS place
      WHERE id IS NOT NULL GROUP BY id
    ), leaf AS MATERIALIZED (
      SELECT ARRAY[industry_id, category_id, subcategory_id]::text[] AS places, count(*) AS products
      FROM products GROUP BY industry_id, category_id, subcategory_id
    ), of_product AS (
      SELECT id, sum(products)::int AS products FROM leaf, unnest(places) AS id WHERE id IS NOT NULL GROUP BY id
    )
    SELECT id, coalesce(businesses, 0) AS businesses, coalesce(products, 0) AS products
    FROM of_business FULL JOIN of_product USING (id) ORDER BY id
  `.execute(db);
  return rows;
}

/** Businesses of a type in a country by industry, most first; those of none under null. */
export function countByIndustry(db: Database, businessType: string, country: string) {
  return db
    .selectFrom('businesses')
    .select(['industry_id', total])
    .where('business_type', '=', businessType)
    .where('country_code', '=', country)
    .groupBy('industry_id')
    .orderBy('total', 'desc')
    .orderBy('industry_id')
    .execute();
}

/** How many of them have a fact that holds. */
export async function countVerified(db: Database, businessType: string, country: string): Promise<number> {
  const row = await db
    .selectFrom('verified_facts as fact')
    .innerJoin('businesses', 'businesses.id', 'fact.business_id')
    .select(sql<number>`count(DISTINCT fact.business_id)::int`.as('total'))
    .where('fact.expires_at', '>', sql<Date>`now()`)
    .where('businesses.business_type', '=', businessType)
    .where('businesses.country_code', '=', country)
    .executeTakeFirstOrThrow();
  return row.total;
}
