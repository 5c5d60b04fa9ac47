import { fits, total, walksByFit } from './fit.ts';
import { meetsKeys } from './keys.ts';
import { type Kind, tiers } from './kind.ts';
import { asked, fitAt, rowConditions } from './read-tiers.ts';
import { exactNameBonus } from './score.ts';

/**
 * The best rows of each fit in all tiers, and the exact names, as parts of a statement: those that may stand before the rows of tiers
 * that were read.
 * @param when they are looked for, as SQL
 */
export function betterRows(kind: Kind, keys: number, when: string): string {
  const walk = (columns: string, condition: string, limit: string) => {
    const ofTiers = tiers.map(
      (
        tier,
      ) => `(SELECT ${columns} FROM ${kind}_search_${tier} WHERE ${condition} AND ${rowConditions}
        ORDER BY score DESC, id LIMIT $3::int)`,
    );
    return `SELECT * FROM (${ofTiers.join(' UNION ALL ')}) AS walked LIMIT ${limit}`;
  };
  return `${walksByFit(walk, fitAt, { rows: '$3::int', when }).join(', ')},
    exact AS (SELECT id, score FROM ${kind}_search WHERE name_hash = $6::bigint AND ${meetsKeys('$1', keys)}
      AND ${rowConditions} ORDER BY score DESC, id LIMIT $3::int)`;
}

/** The best of these and of the rows that were read, as the part `best` of a statement. */
export function bestWith(rowsWithTotal: string): string {
  const found = [
    rowsWithTotal,
    ...fits.map((fit) => `SELECT id, ${total} FROM fit${fit}`),
    `SELECT id, score + ${exactNameBonus} FROM exact`,
  ];
  return `best AS MATERIALIZED (SELECT id, max(total) AS total FROM (${found.join(' UNION ALL ')}) AS found
      GROUP BY id ORDER BY max(total) DESC, id LIMIT $3::int)`;
}

/** Of the first rows of `best`, the best first, which questions each meets, as SQL. */
export function metByBest(kind: Kind): string {
  const document = `(SELECT words FROM ${kind}_search WHERE id = first.id LIMIT 1)`;
  const met = `SELECT document.words @@ query::tsquery FROM unnest($11::text[]) WITH ORDINALITY AS asked (query, place) ORDER BY place`;
  return `ARRAY(
      SELECT ARRAY(${met}) FROM (SELECT * FROM best ORDER BY total DESC, id LIMIT ${asked}) AS first, LATERAL ${document} AS document
      ORDER BY first.total DESC, first.id
    ) AS met`;
}
