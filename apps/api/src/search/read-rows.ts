import type { Database } from '@kontor/database';
import { sql } from 'kysely';
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

/** Which rows: those with the given ids, or the next so many after an id. */
export type Selection = { ids: readonly string[] } | { after: string; limit: number };

function condition(selection: Selection, id: string) {
  if ('ids' in selection) return sql`${sql.ref(id)} = ANY(${selection.ids}::uuid[])`;
  return sql`${sql.ref(id)} > ${selection.after}::uuid ORDER BY ${sql.ref(id)} LIMIT ${selection.limit}`;
}

async function readBusinesses(db: Database, selection: Selection): Promise<BusinessSource[]> {
  const { rows } = await sql<BusinessSource>`
    SELECT id, company_name, short_description, general_description, business_type, industry_id, city, state_id,
      state_text, country_code, like_count, updated_at,
      ARRAY(SELECT category_id::text FROM business_categories AS place WHERE place.business_id = businesses.id
            ORDER BY position) AS category_ids,
      ARRAY(SELECT name FROM certificates AS certificate WHERE certificate.business_id = businesses.id
            AND (expire_date IS NULL OR expire_date >= current_date)) AS certificates,
      (SELECT count(*) FROM verified_facts AS fact WHERE fact.business_id = businesses.id AND expires_at > now())::int
        AS facts,
      jsonb_build_array(year_established, employees_min, annual_revenue_min, production_capacity_min, website, email,
        phone_number, legal_address_english, manufacturing_facilities, factory_size, production_lines,
        nullif(contract_manufacturing, '{}'), nullif(markets, '{}'), nullif(spoken_languages, '{}'),
        average_lead_time_days, nullif(delivery_terms, '{}'), nullif(payment_currencies, '{}'),
        nullif(payment_types, '{}')) AS profile
    FROM businesses WHERE ${condition(selection, 'id')}
  `.execute(db);
  return rows;
}

async function readProducts(db: Database, selection: Selection): Promise<ProductSource[]> {
  const { rows } = await sql<ProductSource>`
    SELECT product.id, product.name, product.description, product.keywords, product.industry_id, product.category_id,
      product.subcategory_id, product.specs, product.lead_time, product.like_count, product.updated_at, product.position AS place,
      (SELECT count(*) FROM product_photos AS photo WHERE photo.product_id = product.id)::int AS photos,
      business.company_name, business.country_code,
      (SELECT count(*) FROM verified_facts AS fact WHERE fact.business_id = business.id AND expires_at > now())::int
        AS facts
    FROM products AS product JOIN businesses AS business ON business.id = product.business_id
    WHERE ${condition(selection, 'product.id')}
  `.execute(db);
  return rows;
}

async function readPeople(db: Database, selection: Selection): Promise<PersonSource[]> {
  const { rows } = await sql<PersonSource>`
    SELECT id, first_name, last_name, profile_photo_url, country_code, state_id, city, job_position_id, company_name,
      industry_id, brief_presentation, like_count, updated_at
    FROM people WHERE ${condition(selection, 'id')}
  `.execute(db);
  return rows;
}

/** The documents of the selected rows. */
export async function readDocuments(
  db: Database,
  reference: Reference,
  kind: Kind,
  selection: Selection,
): Promise<SearchDocument[]> {
  if (kind === 'business') {
    return (await readBusinesses(db, selection)).map((row) => businessDocument(row, reference));
  }
  if (kind === 'product') {
    return (await readProducts(db, selection)).map((row) => productDocument(row, reference));
  }
  return (await readPeople(db, selection)).map((row) => personDocument(row, reference));
}
