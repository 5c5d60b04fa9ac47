import type { Pool } from 'pg';
import { fitBonusOf } from './fit.ts';
import type { Kind } from './kind.ts';
import { metByBest } from './met-by-best.ts';
import {
  type Answer,
  askingFor,
  bestOf,
  countsOfTiers,
  fitsAt,
  readTiers,
  rowsRead,
  type Shape,
  tellBest,
  type Wanted,
} from './read-tiers.ts';
import { exactNameBonus } from './score.ts';
import { statement } from './statement.ts';

function textOf(shape: Shape): string {
  const bonus = `CASE WHEN name_hash = $5::bigint THEN ${exactNameBonus} ${fitBonusOf(fitsAt(shape))} ELSE 0 END`;
  return `WITH ${readTiers(shape, `id, score + ${bonus} AS total`)}, ${bestOf(rowsRead)}
    ${tellBest(countsOfTiers, ...metByBest(shape))}`;
}

/** The tiers until there are enough rows that hold some words, each of which says itself how it fits. */
export async function readFew(pool: Pool, kind: Kind, wanted: Wanted): Promise<Answer> {
  const { shape, suffix, values } = askingFor(kind, wanted);
  const { rows } = await pool.query<Answer>({
    ...statement(`read_few_${suffix}`, () => textOf(shape)),
    values,
  });
  return rows[0] as Answer;
}
