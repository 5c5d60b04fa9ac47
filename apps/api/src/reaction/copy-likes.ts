import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import type { CopiedTo } from './liked.ts';

export interface CopiedLikes {
  id: string;
  like_count: number;
}

/**
 * Copies how often rows are liked (`counted_likes`) to their `like_count`. It locks them first, in the order of their ids, as everybody
 * does, so that nobody waits for each other. @returns what they say now, of those that are there
 */
export async function copyLikes(
  trx: Database,
  { table }: CopiedTo,
  ids: readonly string[],
): Promise<CopiedLikes[]> {
  await sql`SELECT FROM ${table} WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  await sql`
    UPDATE ${table} SET like_count = liked.count FROM counted_likes AS liked
    WHERE id = ANY(${ids}::uuid[]) AND liked.resource_id = id AND like_count <> liked.count
  `.execute(trx);
  const { rows } =
    await sql<CopiedLikes>`SELECT id, like_count FROM ${table} WHERE id = ANY(${ids}::uuid[])`.execute(trx);
  return rows;
}
