import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { replacePicture } from '../upload/use-upload.ts';
import { deletePostsOf } from './delete-queries.ts';
import { deleteMentionsOf } from './mention-queries.ts';

/** Deletes what a person posted as themselves, in the transaction that deletes them; what they posted for businesses stays there without them. */
export async function forgetPosts(trx: Transaction<DB>, personID: string): Promise<void> {
  await deleteMentionsOf(trx, personID);
  for (const picture of await deletePostsOf(trx, personID)) await replacePicture(trx, picture, null);
}
