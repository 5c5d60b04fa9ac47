import type { Data, Input, loadTimeline as loadTimelineCall } from '@kontor/contract';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { found } from '../found.ts';
import { listPostCards } from './list-post-cards.ts';
import { findGroupOfTimeline, findOwner, findPinned, findTimeline } from './timeline-queries.ts';

/**
 * What a person or a business posted (checklist 300), or what stands in a group. What is pinned stands before the first page, and again in
 * its place; who is no member of a group that is not open reads of it what is pinned alone.
 * @throws BadRequest for what is no cursor, NotFound where nobody has such a timeline
 */
export async function loadTimeline(
  context: Context,
  id: string,
  { skip = 0, size, after, search }: Input<typeof loadTimelineCall>['query'],
): Promise<Data<typeof loadTimelineCall>> {
  const { db, actor } = context;
  const readerID = actor.kind === 'person' ? actor.id : undefined;
  const timelineID = id.toLowerCase();
  const from = readCursor(after, 'uuid');
  const ownerRow = await findOwner(db, timelineID);
  const owner = ownerRow && presentAuthor(ownerRow);
  const group = owner ? undefined : await findGroupOfTimeline(db, timelineID, readerID);
  found(owner ?? group, 'timeline');
  const isFirst = skip === 0 && !from;
  // One more says whether there is another page.
  const rows = await findTimeline(db, { timelineID, from, skip, size: size + 1, search, readerID });
  const page = pageOf(rows, size, (row) => row.id);
  const pinnedIDs = isFirst && search === undefined ? await findPinned(db, timelineID, readerID) : [];
  const ids = page.rows.map((row) => row.id);
  const pinned = await listPostCards(context, pinnedIDs);
  const items = await listPostCards(context, ids);
  return {
    items,
    pinned: pinned[0],
    pinnedPosts: group && isFirst ? pinned : undefined,
    owner,
    group: group && { groupID: group.id, name: group.name },
    next: page.next,
  };
}
