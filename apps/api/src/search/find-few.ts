import type { Pool } from 'pg';
import { bestWith, betterRows, metByBest } from './better-rows.ts';
import { fits } from './fit.ts';
import { meetsPair } from './keys.ts';
import { type Kind, noneOf } from './kind.ts';
import {
  type Answer,
  asked,
  countsOfTiers,
  type FoundAndCounted,
  fitAt,
  isWhole,
  keysOf,
  parametersOf,
  readTiers,
  rowsRead,
  told,
  type Wanted,
  withFit,
} from './read-tiers.ts';
import { exactNameBonus, fitBonus } from './score.ts';
import { statement } from './statement.ts';

const total = `score + CASE WHEN name_hash = $6::bigint THEN ${exactNameBonus}
  ${fits.map((fit) => `WHEN ${meetsPair(`$${fitAt[fit]}`)} THEN ${fit * fitBonus}`).join(' ')} ELSE 0 END`;

const met = `ARRAY(SELECT ARRAY(
    SELECT best.words @@ query::tsquery FROM unnest($11::text[]) WITH ORDINALITY AS asked (query, place) ORDER BY place
  ) FROM best ORDER BY total DESC, id LIMIT ${asked}) AS met`;

interface Read extends Answer {
  /** The best of the rows that were read, from the first one, and their totals. */
  best: string[];
  totals: number[];
}

function readText(kind: Kind, keys: number, isAsked: boolean): string {
  return `WITH ${readTiers(kind, `id, ${total} AS total${isAsked ? ', words' : ''}`, keys)},
    best AS MATERIALIZED (SELECT * FROM (${rowsRead}) AS read ORDER BY total DESC, id LIMIT $3::int)
    SELECT ${told}, ${countsOfTiers}, ARRAY(SELECT id::text FROM best ORDER BY total DESC, id) AS best,
      ARRAY(SELECT total FROM best ORDER BY total DESC, id) AS totals ${isAsked ? `, ${met}` : ''}`;
}

/** The rows that were read are the last two parameters. */
function betterText(kind: Kind, keys: number, isAsked: boolean): string {
  const place = isAsked ? 12 : 11;
  return `WITH ${noneOf(kind)}, ${betterRows(kind, keys, 'NOT EXISTS (SELECT FROM none)')},
    ${bestWith(`SELECT id, total FROM unnest($${place}::uuid[], $${place + 1}::int[]) AS read (id, total)`)}
    SELECT ${told} ${isAsked ? `, ${metByBest(kind)}` : ''} WHERE $8::int IS NOT NULL`;
}

/**
 * The best rows that hold some words, where few do: all of them are read, and say themselves how they fit. Where more hold the words, so
 * that not all tiers were read, the best of each fit are found by walks, as the rows that were read need not be read again.
 */
export async function findFew(pool: Pool, kind: Kind, wanted: Wanted): Promise<FoundAndCounted> {
  const keys = keysOf(wanted).length;
  const isAsked = wanted.questions.length > 0;
  const suffix = `${kind}_${keys}${isAsked ? '_asked' : ''}`;
  const values = parametersOf(wanted);
  const { rows } = await pool.query<Read>({
    ...statement(`find_few_${suffix}`, () => readText(kind, keys, isAsked)),
    values,
  });
  const { best, totals, ...read } = rows[0] as Read;
  if (isWhole(read, wanted.enough)) return withFit(read);
  const { rows: better } = await pool.query<Answer>({
    ...statement(`find_better_${suffix}`, () => betterText(kind, keys, isAsked)),
    values: [...values, best, totals],
  });
  return withFit({ ...read, ...(better[0] as Answer) });
}
