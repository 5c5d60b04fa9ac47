import type { Follow, Wanted } from '@kontor/contract';
import type { FollowRow } from './queries.ts';

/** What a follower wants to see. */
export function presentWanted(row: Omit<FollowRow, 'id'>): Wanted {
  return { posts: row.wants_posts, products: row.wants_products, certificates: row.wants_certificates };
}

export function presentFollow(row: FollowRow): Follow {
  return { followID: row.id, ...presentWanted(row) };
}
