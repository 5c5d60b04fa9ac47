import type { Pool } from 'pg';
import { fits } from './fit.ts';
import { meetsPair } from './keys.ts';
import type { Kind } from './kind.ts';
import {
  type Answer,
  asked,
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
  ) FROM best ORDER BY total DESC, id LIMIT ${asked})`;

function textOf(kind: Kind, keys: number, isAsked: boolean): string {
  return `WITH ${readTiers(kind, `id, ${total} AS total${isAsked ? ', words' : ''}`, keys)},
    best AS MATERIALIZED (SELECT * FROM (${rowsRead}) AS read ORDER BY total DESC, id LIMIT $3::int)
    SELECT ${told} ${isAsked ? `, ${met} AS met` : ''}`;
}

/**
 * The best rows that hold some words, where few do: all of them are read, and say themselves how they fit.
 * @returns undefined where more hold the words, so that not all tiers were read
 */
export async function findFew(pool: Pool, kind: Kind, wanted: Wanted): Promise<FoundAndCounted | undefined> {
  const keys = keysOf(wanted).length;
  const isAsked = wanted.questions.length > 0;
  const { rows } = await pool.query<Answer>({
    ...statement(`find_few_${kind}_${keys}${isAsked ? '_asked' : ''}`, () => textOf(kind, keys, isAsked)),
    values: parametersOf(wanted),
  });
  const found = withFit(rows[0] as Answer);
  return isWhole(found, wanted.enough) ? found : undefined;
}
