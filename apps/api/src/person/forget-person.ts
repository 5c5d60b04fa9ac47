import { leaveBusinesses } from '../business/members/leave-businesses.ts';
import type { Context } from '../context.ts';
import { forgetReactions } from '../reaction/forget-reactions.ts';
import { replacePicture } from '../upload/use-upload.ts';
import { write } from '../write/write.ts';
import { deleteRow, findForChange, lockPerson, markDeleted } from './queries.ts';

/**
 * Takes a person out, for good: what they liked is taken back, their pictures go, and a business they alone owned becomes unclaimed; its other
 * members stay members of it.
 */
export async function forget(
  context: Pick<Context, 'db' | 'reference'>,
  id: string,
): Promise<{ userID: string }> {
  await write(context, async (trx) => {
    await lockPerson(trx, id);
    await markDeleted(trx, id);
    await leaveBusinesses({ db: trx }, id);
    await forgetReactions(trx, id);
    const row = await findForChange(trx, id);
    await replacePicture(trx, row?.profile_photo ?? null, null);
    await replacePicture(trx, row?.cover_photo ?? null, null);
    await deleteRow(trx, id);
  });
  return { userID: id };
}
