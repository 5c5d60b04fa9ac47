import type { Pool } from 'pg';
import { fits, total, walksByFit } from './fit.ts';
import { meetsKeys } from './keys.ts';
import { type Kind, tiers } from './kind.ts';
import {
  type Answer,
  asked,
  type FoundAndCounted,
  fitAt,
  foundAbove,
  isWhole,
  keysOf,
  parametersOf,
  readTiers,
  rowConditions,
  rowsRead,
  told,
  type Wanted,
  withFit,
} from './read-tiers.ts';
import { exactNameBonus } from './score.ts';
import { statement } from './statement.ts';

/** Whether tiers were left out, so that rows that fit better may be in them. */
const isCutOff = `${foundAbove(tiers.length - 1)} >= $8::int`;

/** The best rows of each fit, and the exact names. */
function better(kind: Kind, keys: number): string {
  const walk = (columns: string, condition: string) => {
    const ofTiers = tiers.map(
      (
        tier,
      ) => `(SELECT ${columns} FROM ${kind}_search_${tier} WHERE ${condition} AND ${rowConditions} AND ${isCutOff}
        ORDER BY score DESC, id LIMIT $3::int)`,
    );
    return `SELECT * FROM (${ofTiers.join(' UNION ALL ')}) AS walked LIMIT $3::int`;
  };
  return `${walksByFit(walk, fitAt, '$3::int').join(', ')},
    exact AS (SELECT id, score FROM ${kind}_search WHERE name_hash = $6::bigint AND ${meetsKeys('$1', keys)}
      AND ${rowConditions} ORDER BY score DESC, id LIMIT $3::int)`;
}

/** Of the first rows, the best first, which questions each meets, as SQL. */
function metByBest(kind: Kind): string {
  const document = `(SELECT words FROM ${kind}_search WHERE id = first.id LIMIT 1)`;
  const met = `SELECT document.words @@ query::tsquery FROM unnest($11::text[]) WITH ORDINALITY AS asked (query, place) ORDER BY place`;
  return `ARRAY(
      SELECT ARRAY(${met}) FROM (SELECT * FROM best ORDER BY total DESC, id LIMIT ${asked}) AS first, LATERAL ${document} AS document
      ORDER BY first.total DESC, first.id
    )`;
}

/**
 * Every row that could be among the wanted ones is either in a tier that was read or among the best of its fit: together exactly the
 * order.
 */
function textOf(kind: Kind, keys: number, isAsked: boolean): string {
  const found = [
    `SELECT id, score AS total FROM (${rowsRead}) AS read`,
    ...fits.map((fit) => `SELECT id, ${total} FROM fit${fit}`),
    `SELECT id, score + ${exactNameBonus} FROM exact`,
  ];
  return `WITH ${readTiers(kind, 'id, score', keys)}, ${better(kind, keys)},
    best AS MATERIALIZED (SELECT id, max(total) AS total FROM (${found.join(' UNION ALL ')}) AS found
      GROUP BY id ORDER BY max(total) DESC, id LIMIT $3::int)
    SELECT ${told} ${isAsked ? `, ${metByBest(kind)} AS met` : ''}`;
}

/**
 * The best rows that hold some words, where many do: the tiers are read until there are enough, and the best of each fit are found by
 * walks.
 * @returns undefined where few hold the words, so that all tiers were read
 */
export async function findMany(pool: Pool, kind: Kind, wanted: Wanted): Promise<FoundAndCounted | undefined> {
  const keys = keysOf(wanted).length;
  const isAsked = wanted.questions.length > 0;
  const { rows } = await pool.query<Answer>({
    ...statement(`find_many_${kind}_${keys}${isAsked ? '_asked' : ''}`, () => textOf(kind, keys, isAsked)),
    values: parametersOf(wanted),
  });
  const found = withFit(rows[0] as Answer);
  return isWhole(found, wanted.enough) ? undefined : found;
}
