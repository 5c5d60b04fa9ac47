import type { ReadDatabase } from '@kontor/database';
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

async function foundBy(query: ReturnType<typeof sql<Row>>, db: ReadDatabase): Promise<Found> {
  const { rows } = await query.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** Businesses with a fact that holds, of one type or any; the most recently checked first. */
export function findVerified(db: ReadDatabase, type: string | null, { skip, limit }: Page): Promise<Found> {
  return foundBy(
    sql<Row>`
      WITH listed AS MATERIALIZED (
        SELECT fact.business_id AS id, max(fact.checked_at) AS checked_at
        FROM holding_facts AS fact JOIN listed_businesses AS business ON business.id = fact.business_id
        WHERE ${type}::bpchar IS NULL OR business.business_type = ${type}
        GROUP BY fact.business_id
      )
      SELECT ARRAY(SELECT id FROM listed ORDER BY checked_at DESC, id LIMIT ${limit} OFFSET ${skip}) AS ids,
             (SELECT count(*)::int FROM listed) AS total
    `,
    db,
  );
}

/** Who makes under others' labels, the newest first. */
export function findPrivateLabel(db: ReadDatabase, { skip, limit }: Page): Promise<Found> {
  return foundBy(
    sql<Row>`
      SELECT ARRAY(
               SELECT id FROM listed_businesses WHERE contract_manufacturing && '{PRIVATE_LABEL}'
               ORDER BY created_at DESC, id LIMIT ${limit} OFFSET ${skip}
             ) AS ids,
             (SELECT count(*)::int FROM listed_businesses WHERE contract_manufacturing && '{PRIVATE_LABEL}') AS total
    `,
    db,
  );
}

/** Who moves goods across borders, by name. */
export function findLogistics(db: ReadDatabase, { skip, limit }: Page): Promise<Found> {
  return foundBy(
    sql<Row>`
      WITH listed AS MATERIALIZED (
        SELECT business.id, business.company_name
        FROM places_of_businesses AS place JOIN listed_businesses AS business ON business.id = place.business_id
        WHERE place.category_id = ${logistics}
      )
      SELECT ARRAY(SELECT id FROM listed ORDER BY company_name, id LIMIT ${limit} OFFSET ${skip}) AS ids,
             (SELECT count(*)::int FROM listed) AS total
    `,
    db,
  );
}

/** Products of businesses with a certificate that has not expired; of the newest certificates first. */
export function findCertified(db: ReadDatabase, { skip, limit }: Page): Promise<Found> {
  return foundBy(
    sql<Row>`
      WITH certified AS MATERIALIZED (
        SELECT business_id, max(issue_date) AS issue_date FROM holding_certificates
        GROUP BY business_id
      )
      SELECT ARRAY(
               SELECT product.id FROM certified JOIN listed_products AS product USING (business_id)
               ORDER BY certified.issue_date DESC, business_id, product.position, product.id
               LIMIT ${limit} OFFSET ${skip}
             ) AS ids,
             (SELECT count(*)::int FROM certified JOIN listed_products USING (business_id)) AS total
    `,
    db,
  );
}

/** Products with a stated price, of businesses with a certificate that has not expired; by place in the industry tree. */
export function findPriced(db: ReadDatabase, { skip, limit }: Page): Promise<Found> {
  const isPriced = sql`price_amount IS NOT NULL AND business_id IN (SELECT business_id FROM holding_certificates)`;
  return foundBy(
    sql<Row>`
      SELECT ARRAY(
               SELECT id FROM listed_products WHERE ${isPriced}
               ORDER BY industry_id, category_id, name, id LIMIT ${limit} OFFSET ${skip}
             ) AS ids,
             (SELECT count(*)::int FROM listed_products WHERE ${isPriced}) AS total
    `,
    db,
  );
}

const total = sql<number>`count(*)::int`.as('total');

export function countByCountry(db: ReadDatabase, businessType: string) {
  return db
    .selectFrom('listed_businesses')
    .select(['country_code', total])
    .where('business_type', '=', businessType)
    .groupBy('country_code')
    .orderBy('total', 'desc')
    .orderBy('country_code')
    .execute();
}

/** Businesses of a type in a country by industry, most first; those of none under null. */
export function countByIndustry(db: ReadDatabase, businessType: string, country: string) {
  return db
    .selectFrom('listed_businesses')
    .select(['industry_id', total])
    .where('business_type', '=', businessType)
    .where('country_code', '=', country)
    .groupBy('industry_id')
    .orderBy('total', 'desc')
    .orderBy('industry_id')
    .execute();
}

/** How many of them have a fact that holds. */
export async function countVerified(
  db: ReadDatabase,
  businessType: string,
  country: string,
): Promise<number> {
  const row = await db
    .selectFrom('holding_facts as fact')
    .innerJoin('listed_businesses as business', 'business.id', 'fact.business_id')
    .select(sql<number>`count(DISTINCT fact.business_id)::int`.as('total'))
    .where('business.business_type', '=', businessType)
    .where('business.country_code', '=', country)
    .executeTakeFirstOrThrow();
  return row.total;
}
