import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import { type Kind, noneOf, tiers } from './kind.ts';
import { exactNameBonus, nameBonus } from './score.ts';

const rowConditions =
  '($4::smallint IS NULL OR type_code = $4) AND ($5::smallint IS NULL OR country_code = $5)';

/** Rows found in the tiers above, as SQL. */
function foundAbove(tier: number): string {
  const upper = tiers.slice(0, tier).map((above) => `(SELECT n FROM n${above})`);
  return ['(SELECT count(*) FROM none)', ...upper].join(' + ');
}

/** Each tier whole, unless those above it held enough, and how many rows that were. */
function reads(kind: Kind, inName: string): string {
  return tiers
    .map(
      (tier) => `t${tier} AS MATERIALIZED (
        SELECT id, score, ${inName} AS in_name FROM ${kind}_search_${tier}
        WHERE words @@ $1::tsquery AND ${rowConditions} AND ${foundAbove(tier)} < $8::int
      ), n${tier} AS MATERIALIZED (SELECT count(*)::int AS n FROM t${tier})`,
    )
    .join(', ');
}

/** Name hits of the tiers that were not read, as far as those read do not fill the limit; and the exact names. */
function namesBelow(kind: Kind): string {
  const unread = tiers.slice(1).map(
    (tier) => `(SELECT id, score FROM ${kind}_search_${tier}
      WHERE words @@ $2::tsquery AND ${rowConditions} AND ${foundAbove(tier)} >= $8::int
        AND (SELECT count(*) FROM read WHERE in_name) < $3::int ORDER BY score DESC, id LIMIT $3::int)`,
  );
  return `named AS MATERIALIZED (SELECT * FROM (${unread.join(' UNION ALL ')}) AS walked LIMIT $3::int),
    exact AS (SELECT id, score FROM ${kind}_search WHERE name_hash = $6::bigint AND words @@ $1::tsquery
      AND ${rowConditions} ORDER BY score DESC, id LIMIT $3::int)`;
}

/**
 * $1 words anywhere, $2 words in the name, $3 rows wanted in all (skip + size), $4 type, $5 country, $6 hash of the whole
 * name, $7 skip, $8 rows that are enough, at least $3. Every row that could be among the wanted ones is either in a tier
 * that was read or has the words in its name: together exactly the order of score plus bonus.
 */
function statement(kind: Kind, hasWords: boolean): string {
  const read = `read AS MATERIALIZED (${tiers.map((tier) => `SELECT * FROM t${tier}`).join(' UNION ALL ')})`;
  const more = hasWords
    ? `UNION ALL SELECT id, score + ${nameBonus} FROM named UNION ALL SELECT id, score + ${exactNameBonus} FROM exact`
    : '';
  return `WITH ${noneOf(kind)},
    ${reads(kind, hasWords ? 'words @@ $2::tsquery' : 'false')}, ${read}${hasWords ? `, ${namesBelow(kind)}` : ''}
    SELECT ARRAY(SELECT id::text FROM (
      SELECT id, score + CASE WHEN in_name THEN ${nameBonus} ELSE 0 END AS total FROM read ${more}
    ) AS found GROUP BY id ORDER BY max(total) DESC, id OFFSET $7 LIMIT $3 - $7) AS ids,
    ARRAY[${tiers.map((tier) => `(SELECT n FROM n${tier})`).join(', ')}] AS counts
    ${hasWords ? '' : 'WHERE $2::text IS NULL AND $6::bigint IS NOT NULL'}`;
}

/**
 * The best rows in order, and how many were found in each tier, in one reading of the tiers from the top until `enough`
 * rows were found.
 * @param conditions with words or filters: without any, nothing needs to be counted
 */
export async function findAndCount(
  pool: Pool,
  kind: Kind,
  { anywhere, inName, typeCode, countryCode }: Conditions,
  hash: string,
  { skip, size }: { skip: number; size: number },
  enough: number,
): Promise<{ ids: string[]; counts: number[] }> {
  const { rows } = await pool.query<{ ids: string[]; counts: number[] }>({
    name: `find_and_count_${kind}_${inName === null ? 'filters' : 'words'}`,
    text: statement(kind, inName !== null),
    values: [
      ...[anywhere, inName, skip + size, typeCode, countryCode, hash, skip],
      Math.max(enough, skip + size),
    ],
  });
  return rows[0] ?? { ids: [], counts: [] };
}
