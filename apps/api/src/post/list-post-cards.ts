import type { PostCard } from '@kontor/contract';
import { listPosts } from './list-posts.ts';
import { presentPostCard } from './present.ts';

/** Checklist 152: posts as cards, in the order of the ids; those that are not shown are missing. */
export async function listPostCards(...asked: Parameters<typeof listPosts>): Promise<PostCard[]> {
  return (await listPosts(...asked)).map(presentPostCard);
}
