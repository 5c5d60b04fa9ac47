import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import { businessTypes, countryOf, type Kind } from './kind.ts';

export interface Total {
  total: number;
  totalIs: 'exact' | 'about' | 'atLeast';
}

/** Up to so many documents every count is exact: it costs a few milliseconds at most. */
const countedExactly = 300_000;
/** Larger tables are counted exactly up to here, then estimated from their upper tiers. */
const countedUpTo = 1_200;
/** Estimates above this are shown as "10,000+". */
const mostShown = 10_000;
/** The tiers an estimate is drawn from, the best 8 % of the rows. */
const sampleTiers = [0, 1, 2, 3];

const rowConditions =
  '($2::smallint IS NULL OR type_code = $2) AND ($3::smallint IS NULL OR country_code = $3)';

function where(anywhere: string | null): string {
  return anywhere === null
    ? `$1::text IS NULL AND ${rowConditions}`
    : `words @@ $1::tsquery AND ${rowConditions}`;
}

function rounded(estimate: number): Total {
  if (estimate > mostShown) return { total: mostShown, totalIs: 'atLeast' };
  const digits = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(estimate, 1))) - 1);
  return { total: Math.max(countedUpTo, Math.round(estimate / digits) * digits), totalIs: 'about' };
}

async function estimate(pool: Pool, kind: Kind, conditions: Conditions, documents: number): Promise<Total> {
  const { anywhere, typeCode, countryCode } = conditions;
  const values = [anywhere, typeCode, countryCode];
  const filled = anywhere === null ? 'all' : 'words';
  const capped = await pool.query<{ total: number }>({
    name: `count_capped_${kind}_${filled}`,
    text: `SELECT count(*) AS total FROM (SELECT FROM ${kind}_search WHERE ${where(anywhere)} LIMIT ${countedUpTo + 1}) AS found`,
    values,
  });
  const found = capped.rows[0]?.total ?? 0;
  if (found <= countedUpTo) return { total: found, totalIs: 'exact' };
  const sample = sampleTiers.map(
    (tier) =>
      `SELECT count(*) FILTER (WHERE ${where(anywhere)}) AS hits, count(*) AS size FROM ${kind}_search_${tier}`,
  );
  const { rows } = await pool.query<{ hits: number; size: number }>({
    name: `count_sample_${kind}_${filled}`,
    text: `SELECT sum(hits) AS hits, sum(size) AS size FROM (${sample.join(' UNION ALL ')}) AS tiers`,
    values,
  });
  const { hits = 0, size = 0 } = rows[0] ?? {};
  return rounded(size === 0 ? countedUpTo : (hits / size) * documents);
}

/** How many rows meet the conditions, and how sure that is. */
export async function countRows(
  pool: Pool,
  kind: Kind,
  conditions: Conditions,
  documents: number,
): Promise<Total> {
  if (documents > countedExactly) return estimate(pool, kind, conditions, documents);
  const { anywhere, typeCode, countryCode } = conditions;
  const { rows } = await pool.query<{ total: number }>({
    name: `count_${kind}_${anywhere === null ? 'all' : 'words'}`,
    text: `SELECT count(*) AS total FROM ${kind}_search WHERE ${where(anywhere)}`,
    values: [anywhere, typeCode, countryCode],
  });
  return { total: rows[0]?.total ?? 0, totalIs: 'exact' };
}

/** Businesses that meet the conditions by type, in one pass; types without any are 0. */
export async function countByType(
  pool: Pool,
  conditions: Conditions,
  documents: number,
): Promise<Map<string, Total>> {
  const { anywhere, countryCode } = conditions;
  if (documents > countedExactly) {
    const totals = await Promise.all(
      businessTypes.map((_, index) =>
        estimate(pool, 'business', { ...conditions, typeCode: index + 1 }, documents),
      ),
    );
    return new Map(businessTypes.map((type, index) => [type, totals[index] as Total]));
  }
  const { rows } = await pool.query<{ type_code: number; total: number }>({
    name: `count_types_${anywhere === null ? 'all' : 'words'}`,
    text: `SELECT type_code, count(*) AS total FROM business_search WHERE ${where(anywhere)} GROUP BY type_code`,
    values: [anywhere, null, countryCode],
  });
  const byCode = new Map(rows.map((row) => [row.type_code, row.total]));
  return new Map(
    businessTypes.map((type, index): [string, Total] => [
      type,
      { total: byCode.get(index + 1) ?? 0, totalIs: 'exact' },
    ]),
  );
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
