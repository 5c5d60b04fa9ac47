import { businessTypes } from '@kontor/contract/business-types';
import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import { type Kind, noneOf, tiers } from './kind.ts';

/** Rows that meet the conditions in each tier, from the top until `enough` were found; 0 in the tiers below. */
export async function countTiers(
  pool: Pool,
  kind: Kind,
  { anywhere, typeCode, countryCode }: Conditions,
  enough: number,
): Promise<number[]> {
  const counts = tiers.map((tier) => {
    const above = tiers.slice(0, tier).map((upper) => `(SELECT n FROM t${upper})`);
    const found = ['(SELECT count(*) FROM none)', ...above].join(' + ');
    return `t${tier} AS MATERIALIZED (SELECT count(*)::int AS n FROM ${kind}_search_${tier}
      WHERE words @@ $1::tsquery AND ($2::smallint IS NULL OR type_code = $2)
        AND ($3::smallint IS NULL OR country_code = $3) AND ${found} < $4::int)`;
  });
  const { rows } = await pool.query<{ counts: number[] }>({
    name: `count_tiers_${kind}`,
    text: `WITH ${noneOf(kind)}, ${counts.join(', ')}
      SELECT ARRAY[${tiers.map((tier) => `(SELECT n FROM t${tier})`).join(', ')}] AS counts`,
    values: [anywhere, typeCode, countryCode, enough],
  });
  return rows[0]?.counts ?? [];
}

/** $1 words anywhere, $2 country, $3 rows that are enough, $4 the types. */
function byTypeStatement(hasWords: boolean): string {
  const walk = tiers.map((tier) => {
    const above = tiers.slice(0, tier).map((upper) => `SELECT * FROM t${upper}`);
    const found = ['SELECT 0 AS type_code, count(*) AS n FROM none', ...above].join(' UNION ALL ');
    const sought = `(SELECT query FROM sought${tier})`;
    return `sought${tier} AS MATERIALIZED (
      SELECT string_agg(quote_literal('@t' || type), ' | ')::tsquery AS query
      FROM unnest($4::text[]) WITH ORDINALITY AS known (type, code)
      WHERE (SELECT coalesce(sum(n), 0) FROM (${found}) AS above WHERE type_code = code) < $3::int
    ), t${tier} AS MATERIALIZED (
      SELECT type_code, count(*) AS n FROM business_search_${tier}
      WHERE words @@ ${hasWords ? `($1::tsquery && ${sought})` : sought}
        AND ($2::smallint IS NULL OR country_code = $2) GROUP BY type_code
    )`;
  });
  const counts = tiers.map((tier) => `coalesce((SELECT n FROM t${tier} WHERE type_code = code), 0)::int`);
  return `WITH ${noneOf('business')}, ${walk.join(', ')}
    SELECT type, ARRAY[${counts.join(', ')}] AS counts FROM unnest($4::text[]) WITH ORDINALITY AS known (type, code)
    ${hasWords ? '' : 'WHERE $1::text IS NULL'}`;
}

/**
 * Rows of each business type in each tier, as far as `countTiers` counts them for that type alone: of each tier only the
 * types are read of which not enough were found above it.
 */
export async function countTiersByType(
  pool: Pool,
  { anywhere, countryCode }: Conditions,
  enough: number,
): Promise<Map<string, number[]>> {
  const { rows } = await pool.query<{ type: string; counts: number[] }>({
    name: `count_tiers_by_type_${anywhere === null ? 'all' : 'words'}`,
    text: byTypeStatement(anywhere !== null),
    values: [anywhere, countryCode, enough, businessTypes],
  });
  return new Map(rows.map(({ type, counts }) => [type, counts]));
}
