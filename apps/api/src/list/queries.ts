import { listLevels } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import { authorColumns, joinAuthor } from '../author/author-columns.ts';
import { type ListRow, rankOf } from './list-row.ts';

const sharedAt = sql`CASE WHEN may_edit THEN ${rankOf('edit')}::integer ELSE ${rankOf('read')}::integer END`;

/** Lists a person may read, each once, with all they may do with it (`lists_of_owner`, `list_shares_with_person`, `list_shares_with_business`). */
const readableBy = (personID: string) => sql`
  SELECT id AS list_id, ${rankOf('owner')}::integer AS rank FROM lists WHERE owner_id = ${personID}
  UNION ALL SELECT list_id, ${sharedAt} FROM list_shares WHERE person_id = ${personID}
  UNION ALL SELECT list_id, ${sharedAt} FROM list_shares
    JOIN people_of_businesses AS own ON own.business_id = list_shares.business_id WHERE own.person_id = ${personID}`;

const selectLists = (personID: string, where: RawBuilder<unknown>) => sql<ListRow>`
  SELECT list.id, list.name, list.owner_id, list.archived_at,
    (${[...listLevels]}::text[])[readable.rank + 1] AS level,
    (SELECT count(*)::integer FROM list_entries WHERE list_id = list.id AND removed_at IS NULL) AS entries,
    EXISTS (SELECT FROM list_shares WHERE list_id = list.id) AS is_shared, ${authorColumns}
  FROM (SELECT list_id, max(rank) AS rank FROM (${readableBy(personID)}) AS each GROUP BY list_id) AS readable
    JOIN lists AS list ON list.id = readable.list_id ${joinAuthor(sql`NULL::uuid`, sql`list.owner_id`)}
  ${where}`;

export async function findList(db: ReadDatabase, id: string, personID: string): Promise<ListRow | undefined> {
  const { rows } = await selectLists(personID, sql`WHERE list.id = ${id}`).execute(db);
  return rows[0];
}

/** By name, those in the archive last. */
export async function findLists(db: ReadDatabase, personID: string): Promise<ListRow[]> {
  const order = sql`ORDER BY list.archived_at IS NOT NULL, lower(list.name), list.id`;
  return (await selectLists(personID, order).execute(db)).rows;
}

/** Whoever begins a list waits for another one of theirs that begins. @returns how many they have */
export async function countOwnLocked(trx: Database, personID: string): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('lists of ' || ${personID}, 0))`.execute(trx);
  const { count } = await trx
    .selectFrom('lists')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_id', '=', personID)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertList(trx: Database, personID: string, name: string): Promise<string> {
  const { id } = await trx
    .insertInto('lists')
    .values({ owner_id: personID, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateList(
  trx: Database,
  id: string,
  changed: { name?: string; isArchived?: boolean },
): Promise<void> {
  const { name, isArchived } = changed;
  if (name !== undefined) await trx.updateTable('lists').set({ name }).where('id', '=', id).execute();
  if (isArchived !== undefined)
    await trx
      .updateTable('lists')
      .set({ archived_at: isArchived ? sql<Date>`coalesce(archived_at, now())` : null })
      .where('id', '=', id)
      .execute();
}

export async function deleteListRow(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('lists').where('id', '=', id).execute();
}

/** Whoever changes the order of a list, or what is in it, waits for others who do. */
export async function lockList(trx: Database, id: string): Promise<void> {
  await trx.selectFrom('lists').select('id').where('id', '=', id).forUpdate().execute();
}

/** The lists of a person, their notes in those of others, and what is shared with them. */
export async function deleteListsOf(trx: Database, personID: string): Promise<void> {
  await trx.deleteFrom('lists').where('owner_id', '=', personID).execute();
  await trx.deleteFrom('list_notes').where('author_id', '=', personID).execute();
  await trx.deleteFrom('list_shares').where('person_id', '=', personID).execute();
}
