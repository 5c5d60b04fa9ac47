import type { Pool } from 'pg';
import type { Kind } from './kind.ts';
import {
  type Answer,
  askingFor,
  bestOf,
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

/** Without words all rows fit alike: those of the upper tiers are the best. */
function textOf(shape: Shape): string {
  return `WITH ${readTiers(shape, 'id, score AS total')}, ${bestOf(rowsRead)}
    ${tellBest(countsOfTiers)} WHERE $5::bigint IS NOT NULL`;
}

/** The best rows that meet filters alone, as far as tiers are read until there are enough. */
export async function findFiltered(pool: Pool, kind: Kind, wanted: Wanted): Promise<FoundAndCounted> {
  const { shape, suffix, values } = askingFor(kind, { ...wanted, questions: [] });
  const { rows } = await pool.query<Answer>({
    ...statement(`find_filtered_${suffix}`, () => textOf(shape)),
    values,
  });
  return foundIn(rows[0] as Answer, wanted);
}
