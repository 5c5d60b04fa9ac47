import type { Data, Input, listLikes as listLikesCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { areReadable } from './are-readable.ts';
import { findLikers } from './queries.ts';

/** Who likes a resource, the last first; nobody of what is not there for whoever asks. @throws BadRequest for what is no cursor */
export async function listLikes(
  { db, actor }: Pick<Context<ActingPerson>, 'db' | 'actor'>,
  resourceID: string,
  { size, after }: Input<typeof listLikesCall>['query'],
): Promise<Data<typeof listLikesCall>> {
  const from = readCursor(after, 'uuid');
  if (!(await areReadable({ db, actor }, resourceID))) return { likes: [] };
  // One more says whether there is another page.
  const { rows, next } = pageOf(
    await findLikers(db, { resourceID, readerID: actor.id, from, size: size + 1 }),
    size,
    (row) => row.person_id,
  );
  const likes = rows.flatMap((row) => {
    const author = presentAuthor(row);
    return author ? [{ author, at: row.created_at.toISOString() }] : [];
  });
  return { likes, next };
}
