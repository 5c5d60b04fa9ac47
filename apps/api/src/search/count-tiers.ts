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

/** Of more types than so many the rows are looked at: the lists of all of them in the index are longer than those of the words. */
const fewTypes = 4;

/**
 * $1 words anywhere, $2 country, $3 rows that are enough, $4 the types. Of each tier: the types of which not enough were found above it,
 * then how many rows it has of them.
 */
function byTypeStatement(hasWords: boolean): string {
  const walk = tiers.map((tier) => {
    const above = tiers.slice(0, tier).map((upper) => `SELECT type_code, n FROM t${upper}`);
    const found = ['SELECT 0::smallint AS type_code, count(*) AS n FROM none', ...above].join(' UNION ALL ');
    const [codes, inIndex] = [`(SELECT codes FROM sought${tier})`, `(SELECT in_index FROM sought${tier})`];
    const words = hasWords ? `coalesce($1::tsquery && ${inIndex}, $1::tsquery)` : inIndex;
    return `sought${tier} AS MATERIALIZED (
      SELECT array_agg(code::smallint) AS codes,
        CASE WHEN ${hasWords ? `count(*) <= ${fewTypes}` : 'true'} THEN string_agg(quote_literal('@t' || type), ' | ')::tsquery END AS in_index
      FROM unnest($4::text[]) WITH ORDINALITY AS known (type, code)
      WHERE code NOT IN (SELECT type_code FROM (${found}) AS above GROUP BY type_code HAVING sum(n) >= $3::int)
    ), t${tier} AS MATERIALIZED (
      SELECT type_code, count(*) AS n FROM business_search_${tier}
      WHERE ${codes} IS NOT NULL AND words @@ ${words} AND type_code = ANY (${codes}::smallint[])
        AND ($2::smallint IS NULL OR country_code = $2) GROUP BY type_code
    )`;
  });
  const counts = tiers.map((tier) => `SELECT ${tier} AS tier, type_code, n::int AS rows FROM t${tier}`);
  return `WITH ${noneOf('business')}, ${walk.join(', ')}
    ${counts.join(' UNION ALL ')}${hasWords ? '' : ' WHERE $1::text IS NULL'}`;
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
  const { rows } = await pool.query<{ tier: number; type_code: number; rows: number }>({
    name: `count_tiers_by_type_${anywhere === null ? 'all' : 'words'}`,
    text: byTypeStatement(anywhere !== null),
    values: [anywhere, countryCode, enough, businessTypes],
  });
  const counts = new Map(businessTypes.map((type) => [type as string, tiers.map(() => 0)]));
  for (const { tier, type_code, rows: found } of rows) {
    const ofType = counts.get(businessTypes[type_code - 1] ?? '');
    if (ofType) ofType[tier] = found;
  }
  return counts;
}
