import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import type { CopiedTo } from './liked.ts';
import { type CounterPart, findParts } from './queries.ts';

/**
 * Copies how often rows are liked to their `like_count`. It locks them first, in the order of their ids, as everybody does, so that
 * nobody waits for each other. @returns the parts of the counters that were copied, of those rows that are there
 */
export async function copyLikes(
  trx: Database,
  { table }: CopiedTo,
  ids: readonly string[],
): Promise<CounterPart[]> {
  const { rows: there } = await sql<{ id: string }>`
    SELECT id FROM ${table} WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE
  `.execute(trx);
  if (there.length === 0) return [];
  const parts = await findParts(
    trx,
    there.map(({ id }) => id),
  );
  await sql`
    UPDATE ${table} AS liked SET like_count = counted.count FROM (
      SELECT resource_id, sum(count) AS count
      FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS part (resource_id uuid, count integer) GROUP BY resource_id
    ) AS counted
    WHERE liked.id = counted.resource_id AND liked.like_count <> counted.count
  `.execute(trx);
  return parts;
}
