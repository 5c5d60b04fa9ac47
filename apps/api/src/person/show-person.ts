import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { publishCommentsOf } from '../comment/leaving-queries.ts';
import { publishPostsOf } from '../post/leaving-queries.ts';
import { isLeaving, markStaying } from './queries.ts';

/** Shows a person who stays after all, and what they wrote, as it was before `hidePerson`; who was not hidden is as before. */
export async function showPerson(trx: Transaction<DB>, id: string): Promise<void> {
  if (!(await isLeaving(trx, id))) return;
  await publishPostsOf(trx, id);
  await publishCommentsOf(trx, id);
  await markStaying(trx, id);
}
