import type { DB } from '@kontor/database';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Company } from './check-company.ts';
import { findEditedFields, holdsImported, lockBusinesses } from './edited-fields.ts';
import { ruleFields } from './rule-fields.ts';

// Columns that belong together are kept or updated together: a claimer's state is not joined by the source's other one,
// nor a claimer's industry by a category of another.
const columnsOfFields: Record<string, string[]> = {
  company_name: ['company_name'],
  business_type: ['business_type'],
  industry: ['industry_id'],
  short_description: ['short_description'],
  city: ['city'],
  legal_address_english: ['legal_address_english'],
  state: ['state_id', 'state_text'],
  website: ['website'],
};

// The second half of a business's place in the industry tree; it is no column, but rows of another table.
const holdsImportedCategory = sql<boolean>`(
  SELECT string_agg(category_id, ',') FROM business_categories WHERE business_id = imported.business_id
) IS NOT DISTINCT FROM imported.imported_values->>'category_id'`;

const editedFields = findEditedFields({
  ...Object.fromEntries(
    Object.entries(columnsOfFields).map(([field, columns]) => [field, columns.map(holdsImported)]),
  ),
  industry: [holdsImported('industry_id'), holdsImportedCategory],
});

function isEdited(field: string): RawBuilder<boolean> {
  return sql`${sql.lit(field)} = ANY(row.edited_fields)`;
}

const assignments = Object.entries(columnsOfFields).flatMap(([field, columns]) =>
  columns.map(
    (column) => sql`${sql.ref(column)} = CASE WHEN ${isEdited(field)}
      THEN business.${sql.ref(column)} ELSE row.values->>${sql.lit(column)} END`,
  ),
);

// A mark follows the value it belongs to: it is set anew only together with a value, never put back where a claimer
// took it off.
const marks = Object.entries(ruleFields).map(([mark, { value, edited }]) => {
  const [name, key] = [sql.lit(mark), sql.lit(value)];
  return sql`CASE
    WHEN ${isEdited(edited)} OR imported.imported_values->>${key} IS NOT DISTINCT FROM row.values->>${key}
      THEN CASE WHEN ${name} = ANY(business.classified_by_rule) THEN ${name} END
    WHEN row.values->>${key} IS NOT NULL THEN ${name}
  END`;
});

/** Updates companies that are known already with what their source says now, but for the fields that were edited. */
export async function updateCompanies(trx: Transaction<DB>, companies: Company[], now: Date): Promise<void> {
  const rows = companies.map(({ business_id, fingerprint, values }) => ({
    business_id,
    fingerprint,
    values,
  }));
  await lockBusinesses(
    trx,
    rows.map((row) => row.business_id),
  );
  // All parts see the rows as they were before; only what `row` returns is new.
  await sql`
    WITH change AS MATERIALIZED (
      SELECT business_id, fingerprint, values
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS change (business_id uuid, fingerprint text, values jsonb)
    ), row AS (
      UPDATE imported_businesses imported
      SET fingerprint = change.fingerprint, imported_values = imported.imported_values || change.values,
        edited_fields = ${editedFields}, imported_at = ${now}
      FROM change JOIN businesses business ON business.id = change.business_id
      WHERE imported.business_id = change.business_id
      RETURNING imported.business_id, imported.edited_fields, change.values
    ), removed AS (
      DELETE FROM business_categories USING row
      WHERE business_categories.business_id = row.business_id AND NOT ${isEdited('industry')}
        AND category_id IS DISTINCT FROM row.values->>'category_id'
    ), placed AS (
      INSERT INTO business_categories (business_id, category_id, position)
      SELECT business_id, values->>'category_id', 0 FROM row
      WHERE NOT ${isEdited('industry')} AND values->>'category_id' IS NOT NULL
      ON CONFLICT DO NOTHING
    ), left_subcategories AS (
      DELETE FROM business_subcategories USING row
      WHERE business_subcategories.business_id = row.business_id AND NOT ${isEdited('industry')}
        AND NOT row.values->'subcategory_ids' ? subcategory_id
    ), placed_in_subcategories AS (
      INSERT INTO business_subcategories (business_id, subcategory_id)
      SELECT business_id, jsonb_array_elements_text(values->'subcategory_ids') FROM row WHERE NOT ${isEdited('industry')}
      ON CONFLICT DO NOTHING
    )
    UPDATE businesses business
    SET ${sql.join(assignments)}, classified_by_rule = array_remove(ARRAY[${sql.join(marks)}], NULL), updated_at = ${now}
    FROM row JOIN imported_businesses imported USING (business_id)
    WHERE business.id = row.business_id
  `.execute(trx);
}
