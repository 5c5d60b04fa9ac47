import type { Data, Input, loadTimeline as loadTimelineCall } from '@kontor/contract';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { pageOf, readCursor } from '../list/moment-cursor.ts';
import { listPostCards } from './list-post-cards.ts';
import { findOwner, findPinned, findTimeline } from './queries.ts';

/**
 * What a person or a business posted (checklist 300). The pinned post stands before the first page, and again in its place.
 * @throws BadRequest for what is no cursor, NotFound where nobody has such a timeline
 */
export async function loadTimeline(
  context: Context,
  id: string,
  { skip = 0, size, after }: Input<typeof loadTimelineCall>['query'],
): Promise<Data<typeof loadTimelineCall>> {
  const { db, actor } = context;
  const readerID = actor.kind === 'person' ? actor.id : undefined;
  const timelineID = id.toLowerCase();
  const from = readCursor(after, 'uuid');
  const ownerRow = await findOwner(db, timelineID);
  const owner = found(ownerRow && presentAuthor(ownerRow), 'timeline');
  const isFirst = skip === 0 && !from;
  // One more says whether there is another page.
  const rows = await findTimeline(db, { timelineID, from, skip, size: size + 1, readerID });
  const page = pageOf(rows, size, (row) => row.id);
  const pinnedID = isFirst ? await findPinned(db, timelineID, readerID) : undefined;
  const ids = page.rows.map((row) => row.id);
  const cards = await listPostCards(context, [...(pinnedID === undefined ? [] : [pinnedID]), ...ids]);
  const pinned = pinnedID === undefined ? undefined : cards.shift();
  return { items: cards, pinned, owner, next: page.next };
}
