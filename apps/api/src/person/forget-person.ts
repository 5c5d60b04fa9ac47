import { leaveBusinesses } from '../business/members/leave-businesses.ts';
import { forgetComments } from '../comment/forget-comments.ts';
import { forgetFavorites } from '../favorite/forget-favorites.ts';
import { forgetFollows } from '../follow/forget-follows.ts';
import { forgetFollowUps } from '../follow-up/forget-follow-ups.ts';
import { forgetInGroups } from '../group/forget-in-groups.ts';
import { forgetInInquiries } from '../inquiry/forget-in-inquiries.ts';
import { forgetLists } from '../list/forget-lists.ts';
import { forgetPosts } from '../post/forget-posts.ts';
import { forgetReactions } from '../reaction/forget-reactions.ts';
import { forgetReports } from '../report/forget-reports.ts';
import { forgetSavedSearches } from '../saved-search/forget-saved-searches.ts';
import { replacePicture } from '../upload/use-upload.ts';
import { write } from '../write/write.ts';
import type { WritingCall } from '../write/writing.ts';
import { deleteRow, findForChange, lockPerson, markDeleted } from './queries.ts';

/**
 * Takes a person out, for good: what they liked is taken back, their posts and their pictures go, what they wrote to others stays there without their name,
 * and a business they alone owned becomes unclaimed; its other members stay members of it. A group goes on with who is longest in it.
 */
export async function forgetPerson(context: WritingCall, id: string): Promise<{ userID: string }> {
  await write(context, { noun: 'person', id }, async (trx) => {
    await lockPerson(trx, id);
    await markDeleted(trx, id);
    await leaveBusinesses(trx, id);
    await forgetReactions(trx, id);
    await forgetFavorites(trx, id);
    await forgetLists(trx, id);
    await forgetSavedSearches(trx, id);
    await forgetFollowUps(trx, id);
    await forgetFollows(trx, id);
    await forgetPosts(trx, id);
    await forgetComments(trx, id);
    await forgetInInquiries(trx, id);
    await forgetReports(trx, id);
    await forgetInGroups(trx, id);
    const row = await findForChange(trx, id);
    await replacePicture(trx, row?.profile_photo ?? null, null);
    await replacePicture(trx, row?.cover_photo ?? null, null);
    await deleteRow(trx, id);
  });
  return { userID: id };
}
