import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import { type FitParameters, roomBehind, soughtFits, total, walksByFit } from './fit.ts';
import { type Kind, tiers } from './kind.ts';
import { exactNameBonus } from './score.ts';
import { statement } from './statement.ts';

const rowConditions =
  '($4::smallint IS NULL OR type_code = $4) AND ($5::smallint IS NULL OR country_code = $5)';

/** The best rows of each tier in turn; stops below the tier that fills the limit. */
function walk(kind: Kind, columns: string, condition: string, limit: string): string {
  const branches = tiers.map(
    (tier) => `(SELECT ${columns} FROM ${kind}_search_${tier} WHERE ${condition} AND ${rowConditions}
      ORDER BY score DESC, id LIMIT $3)`,
  );
  return `SELECT * FROM (${branches.join(' UNION ALL ')}) AS walked LIMIT ${limit}`;
}

/**
 * $1 words anywhere, $2 skip, $3 rows wanted in all (skip + size), $4 type, $5 country, $6 hash of the whole name, then each fit. Each walk is needed only when those of better fits do not fill the limit: together exactly the order. The
 * whole table is named before its tiers, as a rebuild locks them.
 */
function wordText(kind: Kind, fitsAt: FitParameters): string {
  const walks = walksByFit((...walked) => walk(kind, ...walked), fitsAt, { rows: '$3' });
  const better = fitsAt.map(({ fit }) => fit);
  const all = [...better, 0].map((fit) => `SELECT * FROM fit${fit}`);
  return `WITH exact AS (SELECT id, score FROM ${kind}_search WHERE name_hash = $6::bigint AND words @@ $1::tsquery
    AND ${rowConditions} ORDER BY score DESC, id LIMIT $3),
  ${[...walks, ''].join(', ')}
  fit0 AS MATERIALIZED (${walk(kind, 'id, score, 0 AS fit', 'words @@ $1::tsquery', roomBehind(better, { rows: '$3' }))})
  SELECT id, max(total) AS total FROM (
    SELECT id, ${total} AS total FROM (${all.join(' UNION ALL ')}) AS walked
    UNION ALL SELECT id, score + ${exactNameBonus} FROM exact
  ) AS found GROUP BY id ORDER BY total DESC, id OFFSET $2 LIMIT $3 - $2`;
}

/** The same for filters alone: $1 rows wanted in all, $2 skip, $3 filters. Tiers below the one that fills the limit are left out. */
function filterText(kind: Kind, filtered: boolean): string {
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
  const { anywhere, fits: queries, typeCode, countryCode } = conditions;
  const wanted = skip + size;
  const sought = soughtFits(queries);
  const present = sought.map(({ fit }, place) => ({ fit, parameter: `$${7 + place}` }));
  const query =
    queries === null
      ? {
          ...statement(`find_${kind}_${anywhere === null ? 'all' : 'filtered'}`, () =>
            filterText(kind, anywhere !== null),
          ),
          values: anywhere === null ? [wanted, skip] : [wanted, skip, anywhere],
        }
      : {
          ...statement(`find_${kind}_fit${present.map(({ fit }) => fit).join('')}`, () =>
            wordText(kind, present),
          ),
          values: [anywhere, skip, wanted, typeCode, countryCode, hash, ...sought.map(({ pairs }) => pairs)],
        };
  const { rows } = await pool.query<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
