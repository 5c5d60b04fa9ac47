import type { DB } from '@kontor/database/schema';
import type { Transaction } from 'kysely';
import { replacePicture } from '../upload/use-upload.ts';
import { deletePostsOfGroup } from './delete-queries.ts';

/** Deletes a part of what stands in a group, for good. @returns how many posts there were */
export async function forgetPostsOfGroup(trx: Transaction<DB>, groupID: string): Promise<number> {
  const gone = await deletePostsOfGroup(trx, groupID);
  for (const picture of gone.flat()) await replacePicture(trx, picture, null);
  return gone.length;
}
