import { sql } from 'kysely';
import type { CopiedLikes, Liked } from '../reaction/liked.ts';

export const likedProducts: Liked = {
  type: 'product',
  async copyLikes(trx, ids) {
    await sql`SELECT FROM products WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.execute(trx);
    await sql`
      UPDATE products SET like_count = liked.count FROM counted_likes AS liked
      WHERE id = ANY(${ids}::uuid[]) AND liked.resource_id = id AND like_count <> liked.count
    `.execute(trx);
    const { rows } =
      await sql<CopiedLikes>`SELECT id, like_count FROM products WHERE id = ANY(${ids}::uuid[])`.execute(trx);
    return rows;
  },
};
