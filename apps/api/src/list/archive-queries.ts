import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

interface ArchivedListRow {
  id: string;
  name: string;
  created_at: Date;
  archived_at: Date | null;
  entries: { resourceType: string; resourceID: string; tags: string[] }[];
  shared: { userID: string | null; businessID: string | null; mayEdit: boolean }[];
}

/** All of the lists of a person, the oldest first. */
export async function findListsOf(db: ReadDatabase, personID: string): Promise<ArchivedListRow[]> {
  const { rows } = await sql<ArchivedListRow>`
    SELECT list.id, list.name, list.created_at, list.archived_at, coalesce((
      SELECT jsonb_agg(jsonb_build_object('resourceType', resource_type, 'resourceID', resource_id, 'tags', tags) ORDER BY rank)
      FROM list_entries WHERE list_id = list.id AND removed_at IS NULL), '[]') AS entries, coalesce((
      SELECT jsonb_agg(jsonb_build_object('userID', person_id, 'businessID', business_id, 'mayEdit', may_edit) ORDER BY created_at)
      FROM list_shares WHERE list_id = list.id), '[]') AS shared
    FROM lists AS list WHERE list.owner_id = ${personID} ORDER BY list.created_at, list.id
  `.execute(db);
  return rows;
}

/** What a person noted and added, in whatever list. */
export async function findDoneIn(db: ReadDatabase, personID: string) {
  const [notes, added, shared] = await Promise.all([
    db
      .selectFrom('list_notes')
      .select(['list_id', 'resource_type', 'resource_id', 'content', 'updated_at'])
      .where('author_id', '=', personID)
      .orderBy('updated_at')
      .execute(),
    db
      .selectFrom('list_entries')
      .select(['list_id', 'resource_type', 'resource_id', 'created_at'])
      .where('added_by', '=', personID)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('list_shares')
      .select(['list_id', 'may_edit', 'created_at'])
      .where('person_id', '=', personID)
      .orderBy('created_at')
      .execute(),
  ]);
  return { notes, added, shared };
}
