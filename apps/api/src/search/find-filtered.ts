import type { Pool } from 'pg';
import type { Kind } from './kind.ts';
import {
  type Answer,
  countsOfTiers,
  type FoundAndCounted,
  keysOf,
  parametersOf,
  readTiers,
  rowsRead,
  told,
  type Wanted,
  withFit,
} from './read-tiers.ts';
import { statement } from './statement.ts';

/** Without words all rows fit alike: those of the upper tiers are the best. */
function textOf(kind: Kind, keys: number): string {
  return `WITH ${readTiers(kind, 'id, score AS total', keys)},
    best AS MATERIALIZED (SELECT * FROM (${rowsRead}) AS read ORDER BY total DESC, id LIMIT $3::int)
    SELECT ${told}, ${countsOfTiers} WHERE coalesce($2::text[], $9, $10) IS NULL AND $6::bigint IS NOT NULL`;
}

/** The best rows that meet filters alone, as far as tiers are read until there are enough. */
export async function findFiltered(pool: Pool, kind: Kind, wanted: Wanted): Promise<FoundAndCounted> {
  const keys = keysOf(wanted).length;
  const { rows } = await pool.query<Answer>({
    ...statement(`find_filtered_${kind}_${keys}`, () => textOf(kind, keys)),
    values: parametersOf({ ...wanted, questions: [] }),
  });
  return withFit(rows[0] as Answer);
}
