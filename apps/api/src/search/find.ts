import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import { type Kind, tiers } from './kind.ts';
import { exactNameBonus, nameBonus } from './score.ts';

const rowConditions =
  '($4::smallint IS NULL OR type_code = $4) AND ($5::smallint IS NULL OR country_code = $5)';

/** The best rows of each tier in turn; stops below the tier that fills the limit. */
function walk(kind: Kind, columns: string, condition: string): string {
  const branches = tiers.map(
    (tier) => `(SELECT ${columns} FROM ${kind}_search_${tier} WHERE ${condition} AND ${rowConditions}
      ORDER BY score DESC, id LIMIT $3)`,
  );
  return `SELECT * FROM (${branches.join(' UNION ALL ')}) AS walked LIMIT $3`;
}

/**
 * $1 words anywhere, $2 words in the name, $3 rows wanted in all (skip + size), $4 type, $5 country, $6 hash of the
 * whole name, $7 skip. The first walk holds every row of the answer that has no name hit; the second, needed only when
 * the first was cut off, every row that has one: together exactly the order of score plus bonus. The whole table is named
 * before its tiers, as a rebuild locks them.
 */
function wordStatement(kind: Kind): string {
  return `WITH exact AS (SELECT id, score FROM ${kind}_search WHERE name_hash = $6::bigint AND words @@ $1::tsquery
    AND ${rowConditions} ORDER BY score DESC, id LIMIT $3),
  anywhere AS MATERIALIZED (${walk(kind, 'id, score, words @@ $2::tsquery AS in_name', 'words @@ $1::tsquery')}),
  named AS MATERIALIZED (${walk(kind, 'id, score', 'words @@ $2::tsquery AND (SELECT count(*) FROM anywhere) >= $3')})
  SELECT id, max(total) AS total FROM (
    SELECT id, score + CASE WHEN in_name THEN ${nameBonus} ELSE 0 END AS total FROM anywhere
    UNION ALL SELECT id, score + ${nameBonus} FROM named
    UNION ALL SELECT id, score + ${exactNameBonus} FROM exact
  ) AS found GROUP BY id ORDER BY total DESC, id OFFSET $7 LIMIT $3 - $7`;
}

/** The same for filters alone: $1 rows wanted in all, $2 skip, $3 filters. Tiers below the one that fills the limit are left out. */
function filterStatement(kind: Kind, filtered: boolean): string {
  const branches = tiers.map(
    (tier) => `(SELECT id, score FROM ${kind}_search_${tier} ${filtered ? 'WHERE words @@ $3::tsquery' : ''}
      ORDER BY score DESC, id LIMIT $1)`,
  );
  return `WITH walked AS MATERIALIZED (SELECT * FROM (${branches.join(' UNION ALL ')}) AS tiers LIMIT $1)
    SELECT id FROM walked ORDER BY score DESC, id OFFSET $2 LIMIT $1 - $2`;
}

/** Ids of the rows that meet the conditions, best first, `size` of them after `skip`. */
export async function findIds(
  pool: Pool,
  kind: Kind,
  conditions: Conditions,
  hash: string,
  { skip, size }: { skip: number; size: number },
): Promise<string[]> {
  const { anywhere, inName, typeCode, countryCode } = conditions;
  const wanted = skip + size;
  const query =
    inName === null
      ? {
          name: `find_${kind}_${anywhere === null ? 'all' : 'filtered'}`,
          text: filterStatement(kind, anywhere !== null),
          values: anywhere === null ? [wanted, skip] : [wanted, skip, anywhere],
        }
      : {
          name: `find_${kind}`,
          text: wordStatement(kind),
          values: [anywhere, inName, wanted, typeCode, countryCode, hash, skip],
        };
  const { rows } = await pool.query<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
