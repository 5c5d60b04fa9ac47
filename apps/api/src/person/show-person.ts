import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { publishComments } from '../comment/publish-comments.ts';
import { publishPosts } from '../post/publish-posts.ts';
import { isLeaving, markStaying } from './queries.ts';

/** Shows a person who stays after all, and what they wrote, as it was before `hidePerson`; who was not hidden is as before. */
export async function showPerson(trx: Transaction<DB>, id: string): Promise<void> {
  if (!(await isLeaving(trx, id))) return;
  await publishPosts(trx, id);
  await publishComments(trx, id);
  await markStaying(trx, id);
}
