import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import { businessTypes, countryOf, type Kind } from './kind.ts';

export interface Total {
  total: number;
  totalIs: 'exact' | 'about' | 'atLeast';
}

/** Up to so many documents every count is exact: it costs a few milliseconds at most. */
const countedExactly = 300_000;
/** In larger tables counting stops here, as far as results can be paged to. */
const countedUpTo = 10_000;

const rowConditions =
  '($2::smallint IS NULL OR type_code = $2) AND ($3::smallint IS NULL OR country_code = $3)';

function where(anywhere: string | null): string {
  return anywhere === null
    ? `$1::text IS NULL AND ${rowConditions}`
    : `words @@ $1::tsquery AND ${rowConditions}`;
}

function totalOf(counted: number, documents: number): Total {
  if (documents > countedExactly && counted > countedUpTo) return { total: countedUpTo, totalIs: 'atLeast' };
  return { total: counted, totalIs: 'exact' };
}

/** $4 is one more than counted up to, or null to count all. */
function limitFor(documents: number): number | null {
  return documents > countedExactly ? countedUpTo + 1 : null;
}

/** How many rows meet the conditions, and how sure that is. `documents`: how many there are in all. */
export async function countRows(
  pool: Pool,
  kind: Kind,
  conditions: Conditions,
  documents: number,
): Promise<Total> {
  const { anywhere, typeCode, countryCode } = conditions;
  const { rows } = await pool.query<{ total: number }>({
    name: `count_${kind}_${anywhere === null ? 'all' : 'words'}`,
    text: `SELECT count(*) AS total FROM (SELECT FROM ${kind}_search WHERE ${where(anywhere)} LIMIT $4) AS found`,
    values: [anywhere, typeCode, countryCode, limitFor(documents)],
  });
  return totalOf(rows[0]?.total ?? 0, documents);
}

/** Businesses that meet the conditions by type, in one statement; types without any are 0. */
export async function countByType(
  pool: Pool,
  conditions: Conditions,
  documents: number,
): Promise<Map<string, Total>> {
  const { anywhere, countryCode } = conditions;
  const filled = anywhere === null ? 'all' : 'words';
  const counts =
    documents > countedExactly
      ? {
          name: `count_types_capped_${filled}`,
          text: `SELECT code AS type_code, (SELECT count(*) FROM (
              SELECT FROM business_search WHERE ${where(anywhere)} AND type_code = code LIMIT $4
            ) AS found) AS total FROM generate_series(1, ${businessTypes.length}) AS code`,
          values: [anywhere, null, countryCode, limitFor(documents)],
        }
      : {
          name: `count_types_${filled}`,
          text: `SELECT type_code, count(*) AS total FROM business_search WHERE ${where(anywhere)} GROUP BY type_code`,
          values: [anywhere, null, countryCode],
        };
  const { rows } = await pool.query<{ type_code: number; total: number }>(counts);
  const byCode = new Map(rows.map((row) => [row.type_code, row.total]));
  return new Map(businessTypes.map((type, index) => [type, totalOf(byCode.get(index + 1) ?? 0, documents)]));
}

/** Where the rows are: the countries with most of them. Undefined where an exact count would be slow. */
export async function countByCountry(
  pool: Pool,
  kind: Kind,
  conditions: Conditions,
  documents: number,
  limit: number,
): Promise<{ code: string; total: number }[] | undefined> {
  if (documents > countedExactly) return undefined;
  const { anywhere, typeCode } = conditions;
  const { rows } = await pool.query<{ country_code: number; total: number }>({
    name: `count_countries_${kind}_${anywhere === null ? 'all' : 'words'}`,
    text: `SELECT country_code, count(*) AS total FROM ${kind}_search WHERE ${where(anywhere)} AND country_code >= 0
      GROUP BY country_code ORDER BY total DESC, country_code LIMIT $4`,
    values: [anywhere, typeCode, null, limit],
  });
  return rows.map((row) => ({ code: countryOf(row.country_code), total: row.total }));
}
