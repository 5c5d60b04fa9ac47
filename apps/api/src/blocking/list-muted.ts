import type { Data, Input, listMuted as listMutedCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { findMuted } from './queries.ts';

/** Whom somebody muted, the last first. @throws BadRequest for what is no cursor */
export async function listMuted(
  { db, actor }: Context<ActingPerson>,
  { size, after }: Input<typeof listMutedCall>['query'],
): Promise<Data<typeof listMutedCall>> {
  // One more says whether there is another page.
  const found = await findMuted(db, {
    personID: actor.id,
    from: readCursor(after, 'uuid'),
    size: size + 1,
  });
  const { rows, next } = pageOf(found, size, (row) => row.resource_id);
  const muted = rows.flatMap((row) => {
    const author = presentAuthor(row);
    return author ? [{ author, since: row.created_at.toISOString() }] : [];
  });
  return { muted, next };
}
