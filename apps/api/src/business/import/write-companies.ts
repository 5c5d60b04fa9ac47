import type { DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import type { Company } from './check-company.ts';
import { ruleFields } from './rule-fields.ts';
import { updateCompanies } from './update-companies.ts';
import { writeSources } from './write-sources.ts';

/** Ids of the businesses a batch brought, and how many of its rows were known already. */
export interface Written {
  added: string[];
  changed: string[];
  unchanged: number;
}

/**
 * Writes one batch of companies with different identities. New ones become unclaimed businesses; of changed ones
 * only those fields are updated that no claimer edited; unchanged ones cost one look-up.
 */
export async function writeCompanies(
  trx: Transaction<DB>,
  companies: Company[],
  now: Date,
): Promise<Written> {
  const ids = companies.map((company) => company.business_id);
  const known = await trx
    .selectFrom('imported_businesses')
    .select(['business_id', 'fingerprint'])
    .where(sql<boolean>`business_id = ANY(${ids}::uuid[])`)
    .execute();
  const fingerprints = new Map(known.map((row) => [row.business_id, row.fingerprint]));
  const added = companies.filter((company) => !fingerprints.has(company.business_id));
  const changed = companies.filter((company) => {
    const fingerprint = fingerprints.get(company.business_id);
    return fingerprint !== undefined && fingerprint !== company.fingerprint;
  });

  const sourceIds = await writeSources(
    trx,
    new Map(companies.map(({ source, licence }) => [source, licence])),
  );
  if (added.length > 0) await insertCompanies(trx, added, sourceIds, now);
  if (changed.length > 0) await updateCompanies(trx, changed, now);
  return {
    added: added.map((company) => company.business_id),
    changed: changed.map((company) => company.business_id),
    unchanged: companies.length - added.length - changed.length,
  };
}

/** The fields of a new company that a rule filled; an empty one was not classified. */
function classifiedFields({ values }: Company): string[] {
  return Object.entries(ruleFields).flatMap(([field, { value }]) => (values[value] === null ? [] : [field]));
}

async function insertCompanies(
  trx: Transaction<DB>,
  companies: Company[],
  sourceIds: Map<string, number>,
  now: Date,
): Promise<void> {
  const rows = companies.map((company) => ({
    ...company.values,
    business_id: company.business_id,
    source_id: sourceIds.get(company.source),
    folded_name: company.folded_name,
    country_code: company.country_code,
    classified_by_rule: classifiedFields(company),
    fingerprint: company.fingerprint,
    imported_values: company.values,
  }));
  await sql`
    WITH rows AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (
        business_id uuid, source_id integer, folded_name text, country_code text, fingerprint text,
        imported_values jsonb, company_name text, business_type text, industry_id text, category_id text,
        subcategory_ids text[], short_description text, city text, legal_address_english text, state_id text, state_text text, website text,
        classified_by_rule text[]
      )
    ), written_businesses AS (
      INSERT INTO businesses (
        id, origin, company_name, short_description, business_type, industry_id, classified_by_rule, city,
        legal_address_english, country_code, state_id, state_text, website, created_at, updated_at
      )
      SELECT business_id, 'imported', company_name, short_description, business_type, industry_id,
        classified_by_rule, city, legal_address_english, country_code, state_id, state_text, website, ${now}, ${now}
      FROM rows
    ), written_categories AS (
      INSERT INTO business_categories (business_id, category_id, position)
      SELECT business_id, category_id, 0 FROM rows WHERE category_id IS NOT NULL
    ), written_subcategories AS (
      INSERT INTO business_subcategories (business_id, subcategory_id)
      SELECT business_id, unnest(subcategory_ids) FROM rows
    )
    INSERT INTO imported_businesses (
      source_id, folded_name, country_code, business_id, fingerprint, imported_values, imported_at
    )
    SELECT source_id, folded_name, country_code, business_id, fingerprint, imported_values, ${now} FROM rows
  `.execute(trx);
}
