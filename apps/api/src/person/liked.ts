import { sql } from 'kysely';
import type { CopiedLikes, Liked } from '../reaction/liked.ts';

export const likedPeople: Liked = {
  type: 'user',
  async copyLikes(trx, ids) {
    await sql`SELECT FROM people WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
    await sql`
      UPDATE people SET like_count = liked.count FROM counted_likes AS liked
      WHERE id = ANY(${ids}::uuid[]) AND liked.resource_id = id AND like_count <> liked.count
    `.execute(trx);
    const { rows } =
      await sql<CopiedLikes>`SELECT id, like_count FROM people WHERE id = ANY(${ids}::uuid[])`.execute(trx);
    return rows;
  },
};
