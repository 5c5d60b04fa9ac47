import type { DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import type { Company } from './check-company.ts';
import { writeSources } from './write-sources.ts';

/** Ids of the businesses a batch brought, and how many of its rows were known already. */
export interface Written {
  added: string[];
  changed: string[];
  unchanged: number;
}

/**
 * Writes one batch of companies with different identities. New ones become unclaimed businesses; of changed ones
 * only those fields are updated that still hold what the last import wrote; unchanged ones cost one look-up.
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
    fingerprint: company.fingerprint,
    imported_values: company.values,
  }));
  await sql`
    WITH rows AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (
        business_id uuid, source_id integer, folded_name text, country_code text, fingerprint text,
        imported_values jsonb, company_name text, business_type text, industry_id text, category_id text,
        short_description text, city text, legal_address_english text, state_id text, state_text text, website text
      )
    ), written_businesses AS (
      INSERT INTO businesses (
        id, origin, company_name, short_description, business_type, industry_id, classified_by_rule, city,
        legal_address_english, country_code, state_id, state_text, website, created_at, updated_at
      )
      SELECT business_id, 'imported', company_name, short_description, business_type, industry_id,
        '{business_type,industry,category}', city, legal_address_english, country_code, state_id, state_text,
        website, ${now}, ${now}
      FROM rows
    ), written_categories AS (
      INSERT INTO business_categories (business_id, category_id, position)
      SELECT business_id, category_id, 0 FROM rows WHERE category_id IS NOT NULL
    )
    INSERT INTO imported_businesses (
      source_id, folded_name, country_code, business_id, fingerprint, imported_values, imported_at
    )
    SELECT source_id, folded_name, country_code, business_id, fingerprint, imported_values, ${now} FROM rows
  `.execute(trx);
}

// Fields that belong together are kept or updated together: a claimer's state is not joined by the source's other one,
// nor a claimer's industry by a category of another.
const fieldGroups = [
  ['company_name'],
  ['business_type'],
  ['short_description'],
  ['city'],
  ['legal_address_english'],
  ['state_id', 'state_text'],
  ['website'],
];

async function updateCompanies(trx: Transaction<DB>, companies: Company[], now: Date): Promise<void> {
  const rows = companies.map(({ business_id, fingerprint, values }) => ({
    business_id,
    fingerprint,
    values,
  }));
  const changes = sql`
    SELECT business_id, fingerprint, values
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (business_id uuid, fingerprint text, values jsonb)
  `;
  const holdsImported = (field: string) =>
    sql`business.${sql.ref(field)}::text IS NOT DISTINCT FROM imported.imported_values->>${sql.lit(field)}`;
  const assignments = fieldGroups.flatMap((group) =>
    group.map(
      (field) => sql`${sql.ref(field)} = CASE WHEN ${sql.join(group.map(holdsImported), sql` AND `)}
        THEN row.values->>${sql.lit(field)} ELSE business.${sql.ref(field)} END`,
    ),
  );
  // The place in the industry tree is an array of rows elsewhere, so it is settled before the businesses.
  await sql`
    WITH row AS MATERIALIZED (${changes}), replaceable AS MATERIALIZED (
      SELECT row.business_id, row.values
      FROM row
      JOIN imported_businesses imported USING (business_id)
      JOIN businesses business ON business.id = row.business_id AND ${holdsImported('industry_id')}
      WHERE (SELECT string_agg(category_id, ',') FROM business_categories WHERE business_id = row.business_id)
        IS NOT DISTINCT FROM imported.imported_values->>'category_id'
        AND (row.values->>'industry_id', row.values->>'category_id')
          IS DISTINCT FROM (imported.imported_values->>'industry_id', imported.imported_values->>'category_id')
    ), moved AS (
      UPDATE businesses business SET industry_id = replaceable.values->>'industry_id'
      FROM replaceable WHERE business.id = replaceable.business_id
    ), removed AS (
      DELETE FROM business_categories USING replaceable
      WHERE business_categories.business_id = replaceable.business_id
        AND category_id IS DISTINCT FROM replaceable.values->>'category_id'
    )
    INSERT INTO business_categories (business_id, category_id, position)
    SELECT business_id, values->>'category_id', 0 FROM replaceable WHERE values->>'category_id' IS NOT NULL
    ON CONFLICT DO NOTHING
  `.execute(trx);
  await sql`
    WITH row AS MATERIALIZED (${changes})
    UPDATE businesses business SET ${sql.join(assignments)}, updated_at = ${now}
    FROM row JOIN imported_businesses imported USING (business_id)
    WHERE business.id = row.business_id
  `.execute(trx);
  await sql`
    WITH row AS MATERIALIZED (${changes})
    UPDATE imported_businesses imported
    SET fingerprint = row.fingerprint, imported_values = imported.imported_values || row.values, imported_at = ${now}
    FROM row WHERE imported.business_id = row.business_id
  `.execute(trx);
}
