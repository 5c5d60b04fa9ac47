import type { Data, Input, listFollowed as listFollowedCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { presentFollow } from './present.ts';
import { findFollowed } from './queries.ts';

/** Whom somebody follows, the last first. @throws BadRequest for what is no cursor */
export async function listFollowed(
  { db, actor }: Context<ActingPerson>,
  { size, after }: Input<typeof listFollowedCall>['query'],
): Promise<Data<typeof listFollowedCall>> {
  const from = readCursor(after, 'uuid');
  // One more says whether there is another page.
  const found = await findFollowed(db, { personID: actor.id, from, size: size + 1 });
  const { rows, next } = pageOf(found, size, (row) => row.resource_id);
  const followed = rows.flatMap((row) => {
    const author = presentAuthor(row);
    return author ? [{ author, follow: presentFollow(row), at: row.created_at.toISOString() }] : [];
  });
  return { followed, next };
}
