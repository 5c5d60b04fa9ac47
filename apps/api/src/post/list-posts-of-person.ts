import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findPostsOf } from './queries.ts';

/** What a person posted, removed posts and what they said before included, the oldest first, for their archive. */
export async function listPostsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['posts']> {
  const rows = await findPostsOf(db, personID);
  return rows.map((row) => ({
    postID: row.id,
    content: row.content,
    kind: row.kind,
    ...(row.business_id === null ? {} : { asBusinessID: row.business_id }),
    ...(row.group_id === null ? {} : { groupID: row.group_id }),
    pictures: row.pictures.map(({ url }) => url),
    before: row.versions,
    at: row.created_at.toISOString(),
    ...(row.edited_at === null ? {} : { editedAt: row.edited_at.toISOString() }),
    ...(row.removed_at === null ? {} : { removedAt: row.removed_at.toISOString() }),
  }));
}
