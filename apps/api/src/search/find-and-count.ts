import type { Pool } from 'pg';
import type { Conditions } from './filters.ts';
import { fits, total, walksByFit } from './fit.ts';
import { atMostKeys, inPairs, meetsKeys } from './keys.ts';
import { type Kind, noneOf, tiers } from './kind.ts';
import { countsRead, maximumKeys, readTiers, rowConditions, rowsRead } from './read-tiers.ts';
import { exactNameBonus, fitOfTotal } from './score.ts';

/** Which parameter holds the query of a fit. */
const place = { 3: 2, 2: 9, 1: 10 } as const;

/** Rows that are asked what they hold: as many as a page shows first. */
export const asked = 5;

/** The best rows of each fit, and the exact names. */
function better(kind: Kind, keys: number): string {
  const walk = (columns: string, condition: string) => {
    const ofTiers = tiers.map(
      (tier) => `(SELECT ${columns} FROM ${kind}_search_${tier} WHERE ${condition} AND ${rowConditions}
        ORDER BY score DESC, id LIMIT $3::int)`,
    );
    return `SELECT * FROM (${ofTiers.join(' UNION ALL ')}) AS walked LIMIT $3::int`;
  };
  return `${walksByFit(walk, place, '$3::int').join(', ')},
    exact AS (SELECT id, score FROM ${kind}_search WHERE name_hash = $6::bigint AND ${meetsKeys('$1', keys)}
      AND ${rowConditions} ORDER BY score DESC, id LIMIT $3::int)`;
}

/** Of the first rows, the best first, which of $11 each meets, as SQL. */
function metByBest(kind: Kind): string {
  const document = `(SELECT words FROM ${kind}_search WHERE id = first.id LIMIT 1)`;
  const met = `SELECT document.words @@ query::tsquery FROM unnest($11::text[]) WITH ORDINALITY AS asked (query, place) ORDER BY place`;
  return `ARRAY(
      SELECT ARRAY(${met}) FROM (SELECT * FROM best ORDER BY total DESC, id LIMIT ${asked}) AS first, LATERAL ${document} AS document
      ORDER BY first.total DESC, first.id
    )`;
}

/**
 * $1 words anywhere, each apart, $2, $9 and $10 each fit, the best first, $3 rows wanted in all (skip + size), $4 type, $5 country, $6 hash of
 * the whole name, $7 skip, $8 rows that are enough, at least $3, $11 what the best rows are asked, where they are asked something. Every row
 * that could be among the wanted ones is either in a tier that was read or among the best of its fit: together exactly the order.
 */
function statement(kind: Kind, hasWords: boolean, keys: number, isAsked: boolean): string {
  const found = [
    `SELECT id, score AS total FROM (${rowsRead}) AS read`,
    ...(hasWords ? fits.map((fit) => `SELECT id, ${total} FROM fit${fit}`) : []),
    ...(hasWords ? [`SELECT id, score + ${exactNameBonus} FROM exact`] : []),
  ];
  return `WITH ${noneOf(kind)}, ${readTiers(kind, 'id, score', keys)}${hasWords ? `, ${better(kind, keys)}` : ''},
    best AS MATERIALIZED (SELECT id, max(total) AS total FROM (${found.join(' UNION ALL ')}) AS found
      GROUP BY id ORDER BY max(total) DESC, id LIMIT $3)
    SELECT ARRAY(SELECT id::text FROM best ORDER BY total DESC, id OFFSET $7) AS ids, ${countsRead} AS counts,
      (SELECT max(total) FROM best) AS top ${isAsked ? `, ${metByBest(kind)} AS met` : ''}
    ${hasWords ? '' : 'WHERE coalesce($2::text[], $9, $10) IS NULL AND $6::bigint IS NOT NULL'}`;
}

export interface FoundAndCounted {
  ids: string[];
  counts: number[];
  /** Of the first rows, the best first, which questions each meets, where any are asked. */
  met?: boolean[][];
  /** Of the best row; undefined where none was found. */
  fit?: number;
}

/** What a statement answers with the best total. */
export interface Answer extends Omit<FoundAndCounted, 'fit'> {
  top: number | null;
}

export function withFit({ top, ...found }: Answer): FoundAndCounted {
  return { ...found, ...(top === null ? {} : { fit: fitOfTotal(top) }) };
}

/**
 * The best rows in order, and how many were found in each tier, in one reading of the tiers from the top until `enough`
 * rows were found.
 * @param conditions with words or filters: without any, nothing needs to be counted
 * @param questions text queries that the first rows are asked, where there are words
 */
export async function findAndCount(
  pool: Pool,
  kind: Kind,
  conditions: Conditions,
  hash: string,
  { skip, size }: { skip: number; size: number },
  enough: number,
  questions: readonly string[] = [],
): Promise<FoundAndCounted> {
  const { fits: queries, typeCode, countryCode } = conditions;
  const hasWords = queries !== null;
  const isAsked = hasWords && questions.length > 0;
  const keys = atMostKeys(conditions.keys, maximumKeys);
  const { rows } = await pool.query<Answer>({
    name: `find_and_count_${kind}_${hasWords ? 'words' : 'filters'}_${keys.length}${isAsked ? '_asked' : ''}`,
    text: statement(kind, hasWords, keys.length, isAsked),
    values: [
      ...[keys, inPairs(queries?.[0] ?? null), skip + size, typeCode, countryCode, hash, skip],
      ...[
        Math.max(enough, skip + size),
        inPairs(queries?.[1] ?? null),
        inPairs(queries?.[2] ?? null),
        ...(isAsked ? [questions] : []),
      ],
    ],
  });
  return withFit(rows[0] as Answer);
}
