import type { Pool } from 'pg';
import { bestWith, betterRows, metByBest } from './better-rows.ts';
import { type Kind, tiers } from './kind.ts';
import {
  type Answer,
  countsOfTiers,
  type FoundAndCounted,
  foundAbove,
  isWhole,
  keysOf,
  parametersOf,
  readTiers,
  rowsRead,
  told,
  type Wanted,
  withFit,
} from './read-tiers.ts';
import { statement } from './statement.ts';

/** Whether tiers were left out, so that rows that fit better may be in them. */
const isCutOff = `${foundAbove(tiers.length - 1)} >= $8::int`;

/**
 * Every row that could be among the wanted ones is either in a tier that was read or among the best of its fit: together exactly the
 * order.
 */
function textOf(kind: Kind, keys: number, isAsked: boolean): string {
  return `WITH ${readTiers(kind, 'id, score', keys)}, ${betterRows(kind, keys, isCutOff)},
    ${bestWith(`SELECT id, score AS total FROM (${rowsRead}) AS read`)}
    SELECT ${told}, ${countsOfTiers} ${isAsked ? `, ${metByBest(kind)}` : ''}`;
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
