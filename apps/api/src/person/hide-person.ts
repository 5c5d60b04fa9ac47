import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { withholdComments } from '../comment/withhold-comments.ts';
import { withholdPosts } from '../post/withhold-posts.ts';
import { markLeaving } from './queries.ts';

/**
 * Shows a person to nobody, nor what they wrote as themselves, as if they were gone; `showPerson` undoes it. What they did for businesses
 * stays there. Doing it again changes nothing.
 */
export async function hidePerson(trx: Transaction<DB>, id: string): Promise<void> {
  await markLeaving(trx, id);
  await withholdPosts(trx, id);
  await withholdComments(trx, id);
}
