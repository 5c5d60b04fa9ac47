import type { DB } from '@kontor/database';
import { sql, type Transaction } from 'kysely';
import type { EmployeeBand } from './check-employee-band.ts';
import { findEditedFields, holdsImported, lockBusinesses } from './edited-fields.ts';

/** Files of employee numbers name no source; they come from the service whose employers carry this name. */
const sourceOfBands = 'UK Gender Pay Gap Service%';

const editedFields = findEditedFields({
  employees: [holdsImported('employees_min'), holdsImported('employees_max')],
});

export interface WrittenBands {
  /** Indexes of the bands for which no company of that source was found. */
  unmatched: number[];
  /** Indexes of the bands that differ from what was imported last. */
  changed: number[];
  /** Businesses that show other numbers now. */
  businessIds: string[];
}

interface Match {
  position: number;
  business_id: string;
  differs: boolean;
}

/** Writes the number of employees of that source's companies, except where a claimer has put in their own. */
export async function writeEmployeeBands(
  trx: Transaction<DB>,
  bands: EmployeeBand[],
  now: Date,
): Promise<WrittenBands> {
  const rows = bands.map((band, position) => ({ ...band, position }));
  const { rows: matches } = await sql<Match>`
    SELECT row.position, imported.business_id,
      (imported.imported_values->>'employees_min', imported.imported_values->>'employees_max')
        IS DISTINCT FROM (row.employees_min::text, row.employees_max::text) AS differs
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row (position integer, folded_name text, country_code text, employees_min integer, employees_max integer)
    JOIN imported_businesses imported
      ON imported.folded_name = row.folded_name AND imported.country_code = row.country_code
        AND imported.source_id IN (SELECT id FROM data_sources WHERE name LIKE ${sourceOfBands})
  `.execute(trx);

  const matched = new Set(matches.map((match) => match.position));
  const differing = matches.filter((match) => match.differs);
  return {
    unmatched: rows.map((row) => row.position).filter((position) => !matched.has(position)),
    changed: [...new Set(differing.map((match) => match.position))],
    businessIds: differing.length === 0 ? [] : await update(trx, bands, differing, now),
  };
}

async function update(
  trx: Transaction<DB>,
  bands: EmployeeBand[],
  matches: Match[],
  now: Date,
): Promise<string[]> {
  const changes = matches.map(({ business_id, position }) => ({
    business_id,
    employees_min: bands[position]?.employees_min,
    employees_max: bands[position]?.employees_max,
  }));
  await lockBusinesses(
    trx,
    matches.map((match) => match.business_id),
  );
  const { rows } = await sql<{ id: string }>`
    WITH change AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        AS change (business_id uuid, employees_min integer, employees_max integer)
    ), row AS (
      UPDATE imported_businesses imported
      SET imported_values = imported.imported_values
          || jsonb_build_object('employees_min', change.employees_min, 'employees_max', change.employees_max),
        edited_fields = ${editedFields}, imported_at = ${now}
      FROM change JOIN businesses business ON business.id = change.business_id
      WHERE imported.business_id = change.business_id
      RETURNING imported.business_id, imported.edited_fields, change.employees_min, change.employees_max
    )
    UPDATE businesses business
    SET employees_min = row.employees_min, employees_max = row.employees_max, updated_at = ${now}
    FROM row
    WHERE business.id = row.business_id AND NOT 'employees' = ANY(row.edited_fields)
    RETURNING business.id
  `.execute(trx);
  return rows.map((row) => row.id);
}
