import { postLimits } from '@kontor/contract';
import type { Database, StoredPicture } from '@kontor/database';
import { sql } from 'kysely';

/** Deletes what somebody posted as themselves. @returns the pictures of it */
export async function deletePostsOf(trx: Database, personID: string): Promise<StoredPicture[]> {
  const rows = await trx
    .deleteFrom('posts')
    .where('author_id', '=', personID)
    .where('business_id', 'is', null)
    .returning('pictures')
    .execute();
  return rows.flatMap(({ pictures }) => pictures);
}

/** Deletes posts of a group. @returns the pictures of each */
export async function deletePostsOfGroup(trx: Database, groupID: string): Promise<StoredPicture[][]> {
  const { rows } = await sql<{ pictures: StoredPicture[] }>`
    DELETE FROM posts WHERE id = ANY (ARRAY(SELECT id FROM posts WHERE group_id = ${groupID} LIMIT ${atOnce})) RETURNING pictures
  `.execute(trx);
  return rows.map(({ pictures }) => pictures);
}

const atOnce = 1_000;

/** Deletes posts for good that nobody can restore any more (`posts_removed`). @returns the pictures of each */
export async function deleteOldRemoved(trx: Database): Promise<StoredPicture[][]> {
  const { rows } = await sql<{ pictures: StoredPicture[] }>`
    DELETE FROM posts WHERE id = ANY (ARRAY(
      SELECT id FROM posts WHERE removed_at < now() - ${postLimits.restorable} * interval '1 day' ORDER BY removed_at LIMIT ${atOnce}
    )) RETURNING pictures
  `.execute(trx);
  return rows.map(({ pictures }) => pictures);
}
