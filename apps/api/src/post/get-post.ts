import type { Post } from '@kontor/contract';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { listPosts } from './list-posts.ts';

/** Checklist 298. @throws NotFound for one that is not there, or removed */
export async function getPost(context: Context, id: string): Promise<Post> {
  const [post] = await listPosts(context, [id]);
  return found(post, 'post');
}
