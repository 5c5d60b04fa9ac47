import type { Pool } from 'pg';
import { bestWith, betterRows } from './better-rows.ts';
import type { Kind } from './kind.ts';
import { metByBest } from './met-by-best.ts';
import {
  type Answer,
  askingFor,
  countsOfTiers,
  type FoundAndCounted,
  foundIn,
  readTiers,
  rowsRead,
  type Shape,
  tellBest,
  type Wanted,
} from './read-tiers.ts';
import { statement } from './statement.ts';

/**
 * Every row that could be among the wanted ones is either in a tier that was read or among the best of its fit: together exactly the
 * order.
 */
function textOf(shape: Shape): string {
  return `WITH ${readTiers(shape, 'id, score')}, ${betterRows(shape)},
    ${bestWith(shape, `SELECT id, score AS total FROM (${rowsRead}) AS read`)}
    ${tellBest(countsOfTiers, ...metByBest(shape))}`;
}

/**
 * The best rows that hold some words, where many do: the tiers are read until there are enough, and the best of each fit are found by
 * walks.
 */
export async function findMany(pool: Pool, kind: Kind, wanted: Wanted): Promise<FoundAndCounted> {
  const { shape, suffix, values } = askingFor(kind, wanted);
  const { rows } = await pool.query<Answer>({
    ...statement(`find_many_${suffix}`, () => textOf(shape)),
    values,
  });
  return foundIn(rows[0] as Answer, wanted);
}
