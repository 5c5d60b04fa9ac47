import type { PersonArchive } from '@kontor/contract';
import type { Context } from '../context.ts';
import { findDoneIn, findListsOf } from './archive-queries.ts';

/** The lists of a person, what they did in those of others, and which are shared with them, for their archive. */
export async function listListsOfPerson(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<PersonArchive['lists']> {
  const [own, done] = await Promise.all([findListsOf(db, personID), findDoneIn(db, personID)]);
  return {
    own: own.map(({ id, name, created_at, archived_at, entries, shared }) => ({
      listID: id,
      name,
      at: created_at.toISOString(),
      archivedAt: archived_at?.toISOString(),
      entries,
      shared: shared.map(({ userID, businessID, mayEdit }) => ({
        userID: userID ?? undefined,
        businessID: businessID ?? undefined,
        mayEdit,
      })),
    })),
    notes: done.notes.map((row) => ({
      listID: row.list_id,
      resourceType: row.resource_type,
      resourceID: row.resource_id,
      content: row.content,
      at: row.updated_at.toISOString(),
    })),
    added: done.added.map((row) => ({
      listID: row.list_id,
      resourceType: row.resource_type,
      resourceID: row.resource_id,
      at: row.created_at.toISOString(),
    })),
    sharedWithOne: done.shared.map((row) => ({
      listID: row.list_id,
      mayEdit: row.may_edit,
      at: row.created_at.toISOString(),
    })),
  };
}
