import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import { fits, total, walksByFit } from './fit.ts';
import { atMostKeys, inPairs, meetsKeys, meetsPair } from './keys.ts';
import { type Kind, noneOf, tiers } from './kind.ts';
import { exactNameBonus, fitBonus, fitOfTotal } from './score.ts';

/** Keys of the words that are looked for apart. */
const maximumKeys = 4;

const rowConditions =
  '($4::smallint IS NULL OR type_code = $4) AND ($5::smallint IS NULL OR country_code = $5)';

/** Which parameter holds the query of a fit. */
const place = { 3: 2, 2: 9, 1: 10 } as const;

/** Rows that are asked what they hold: as many as a page shows first. */
export const asked = 5;

/** Rows found in the tiers above, as SQL. */
function foundAbove(tier: number): string {
  const upper = tiers.slice(0, tier).map((above) => `(SELECT n FROM n${above})`);
  return ['(SELECT count(*) FROM none)', ...upper].join(' + ');
}

/** Up to so many rows are asked one by one how well they fit. */
const askedOneByOne = 500;

/** Each tier whole, unless those above it held enough, and how many rows that were. */
function reads(kind: Kind, hasWords: boolean, keys: number): string {
  return tiers
    .map(
      (tier) => `t${tier} AS MATERIALIZED (
        SELECT id, score${hasWords ? ', words' : ''} FROM ${kind}_search_${tier}
        WHERE ${meetsKeys('$1', keys)} AND ${rowConditions} AND ${foundAbove(tier)} < $8::int
      ), n${tier} AS MATERIALIZED (SELECT count(*)::int AS n FROM t${tier})`,
    )
    .join(', ');
}

/** Whether all rows that hold the words were read, and are few. */
const whole = `whole AS MATERIALIZED (
    SELECT ${foundAbove(tiers.length - 1)} < $8::int AND ${foundAbove(tiers.length)} <= ${askedOneByOne} AS is_read
  )`;
const isRead = '(SELECT is_read FROM whole)';

/** How well a row that was read fits, as SQL; 0 where walks find the best of each fit. */
const fitOfRead = `CASE ${[
  `NOT ${isRead} THEN 0`,
  ...fits.map((fit) => `${meetsPair(`$${place[fit]}`)} THEN ${fit}`),
]
  .map((when) => `WHEN ${when}`)
  .join(' ')} ELSE 0 END`;

/** The best rows of each fit, where not all were read, and the exact names. */
function better(kind: Kind, keys: number): string {
  const walk = (columns: string, condition: string) => {
    const ofTiers = tiers.map(
      (
        tier,
      ) => `(SELECT ${columns} FROM ${kind}_search_${tier} WHERE ${condition} AND NOT ${isRead} AND ${rowConditions}
        ORDER BY score DESC, id LIMIT $3::int)`,
    );
    return `SELECT * FROM (${ofTiers.join(' UNION ALL ')}) AS walked LIMIT $3::int`;
  };
  return `${walksByFit(walk, place, '$3::int').join(', ')},
    exact AS (SELECT id, score FROM ${kind}_search WHERE name_hash = $6::bigint AND ${meetsKeys('$1', keys)}
      AND ${rowConditions} ORDER BY score DESC, id LIMIT $3::int)`;
}

/** Of the first rows, the best first, which of $11 each meets, as SQL; null where nothing is asked. */
function metByBest(kind: Kind): string {
  const document = `(SELECT words FROM ${kind}_search WHERE id = first.id LIMIT 1)`;
  const met = `SELECT document.words @@ query::tsquery FROM unnest($11::text[]) WITH ORDINALITY AS asked (query, place) ORDER BY place`;
  return `CASE WHEN cardinality($11::text[]) > 0 THEN ARRAY(
      SELECT ARRAY(${met}) FROM (SELECT * FROM best ORDER BY total DESC, id LIMIT ${asked}) AS first, LATERAL ${document} AS document
      ORDER BY first.total DESC, first.id
    ) END`;
}

/**
 * $1 words anywhere, each apart, $2, $9 and $10 each fit, the best first, $3 rows wanted in all (skip + size), $4 type, $5 country, $6 hash of
 * the whole name, $7 skip, $8 rows that are enough, at least $3, $11 what the best rows are asked. Every row that could be among the wanted
 * ones is either in a tier that was read or among the best of its fit: together exactly the order. Where all that hold the words were
 * read and are few, they say themselves how they fit, which is cheaper than to find them once more.
 */
function statement(kind: Kind, hasWords: boolean, keys: number): string {
  const read = `read AS MATERIALIZED (${tiers.map((tier) => `SELECT * FROM t${tier}`).join(' UNION ALL ')})`;
  const more = [
    ...fits.map((fit) => `UNION ALL SELECT id, ${total} FROM fit${fit}`),
    `UNION ALL SELECT id, score + ${exactNameBonus} FROM exact`,
  ].join(' ');
  return `WITH ${noneOf(kind)},
    ${reads(kind, hasWords, keys)}, ${read}${hasWords ? `, ${whole}, ${better(kind, keys)}` : ''},
    best AS MATERIALIZED (SELECT id, max(total) AS total FROM (
      SELECT id, ${hasWords ? `score + ${fitOfRead} * ${fitBonus}` : 'score'} AS total FROM read ${hasWords ? more : ''}
    ) AS found GROUP BY id ORDER BY max(total) DESC, id LIMIT $3)
    SELECT ARRAY(SELECT id::text FROM best ORDER BY total DESC, id OFFSET $7) AS ids,
    ARRAY[${tiers.map((tier) => `(SELECT n FROM n${tier})`).join(', ')}] AS counts,
    (SELECT max(total) FROM best) AS top
    ${hasWords ? `, ${metByBest(kind)} AS met` : ''}
    ${hasWords ? '' : 'WHERE coalesce($2::text[], $9, $10) IS NULL AND $6::bigint IS NOT NULL'}`;
}

interface Answer {
  ids: string[];
  counts: number[];
  met?: boolean[][] | null;
  top?: number | null;
}

/**
 * The best rows in order, and how many were found in each tier, in one reading of the tiers from the top until `enough`
 * rows were found.
 * @param conditions with words or filters: without any, nothing needs to be counted
 * @param questions text queries that the first rows are asked, where there are words
 * @returns `fit` of the best row: undefined where none was found
 */
export async function findAndCount(
  pool: Pool,
  kind: Kind,
  conditions: Conditions,
  hash: string,
  { skip, size }: { skip: number; size: number },
  enough: number,
  questions: readonly string[] = [],
): Promise<{ ids: string[]; counts: number[]; met?: boolean[][] | null; fit?: number }> {
  const { fits: queries, typeCode, countryCode } = conditions;
  const hasWords = queries !== null;
  const keys = atMostKeys(conditions.keys, maximumKeys);
  const { rows } = await pool.query<Answer>({
    name: `find_and_count_${kind}_${hasWords ? 'words' : 'filters'}_${keys.length}`,
    text: statement(kind, hasWords, keys.length),
    values: [
      ...[keys, inPairs(queries?.[0] ?? null), skip + size, typeCode, countryCode, hash, skip],
      ...[
        Math.max(enough, skip + size),
        inPairs(queries?.[1] ?? null),
        inPairs(queries?.[2] ?? null),
        ...(hasWords ? [questions] : []),
      ],
    ],
  });
  const { top = null, ...found } = rows[0] ?? { ids: [], counts: [] };
  return { ...found, ...(top === null ? {} : { fit: fitOfTotal(top) }) };
}
