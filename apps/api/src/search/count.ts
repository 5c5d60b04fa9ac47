import { businessTypes } from '@kontor/contract/business-types';
import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import { countryOf, type Kind } from './kind.ts';

const rowConditions =
  '($2::smallint IS NULL OR type_code = $2) AND ($3::smallint IS NULL OR country_code = $3)';

function where(anywhere: string | null): string {
  return anywhere === null
    ? `$1::text IS NULL AND ${rowConditions}`
    : `words @@ $1::tsquery AND ${rowConditions}`;
}

/** How many rows meet the conditions, every one counted: for kinds with few documents. */
export async function countRows(pool: Pool, kind: Kind, conditions: Conditions): Promise<number> {
  const { anywhere, typeCode, countryCode } = conditions;
  const { rows } = await pool.query<{ total: number }>({
    name: `count_${kind}_${anywhere === null ? 'all' : 'words'}`,
    text: `SELECT count(*) AS total FROM ${kind}_search WHERE ${where(anywhere)}`,
    values: [anywhere, typeCode, countryCode],
  });
  return rows[0]?.total ?? 0;
}

/** Businesses that meet the conditions by type, every one counted, in one statement; types without any are left out. */
export async function countByType(pool: Pool, conditions: Conditions): Promise<Map<string, number>> {
  const { anywhere, countryCode } = conditions;
  const { rows } = await pool.query<{ type_code: number; total: number }>({
    name: `count_types_${anywhere === null ? 'all' : 'words'}`,
    text: `SELECT type_code, count(*) AS total FROM business_search WHERE ${where(anywhere)} GROUP BY type_code`,
    values: [anywhere, null, countryCode],
  });
  return new Map(rows.map(({ type_code, total }) => [businessTypes[type_code - 1] ?? '', total]));
}

/** Where the rows are: the countries with most of them, every row counted. */
export async function countByCountry(
  pool: Pool,
  kind: Kind,
  conditions: Conditions,
  limit: number,
): Promise<{ code: string; total: number }[]> {
  const { anywhere, typeCode } = conditions;
  const { rows } = await pool.query<{ country_code: number; total: number }>({
    name: `count_countries_${kind}_${anywhere === null ? 'all' : 'words'}`,
    text: `SELECT country_code, count(*) AS total FROM ${kind}_search WHERE ${where(anywhere)} AND country_code >= 0
      GROUP BY country_code ORDER BY total DESC, country_code LIMIT $4`,
    values: [anywhere, typeCode, null, limit],
  });
  return rows.map((row) => ({ code: countryOf(row.country_code), total: row.total }));
}
