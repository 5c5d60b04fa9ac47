import type { FavoriteResource } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';
import { type ChangeColumns, changeColumns, isChanged, joinFacts, writeKnown } from './change-queries.ts';

export interface EntryKey {
  listID: string;
  resourceType: FavoriteResource;
  resourceID: string;
}

export interface EntryRow extends ChangeColumns {
  resource_type: FavoriteResource;
  resource_id: string;
  rank: string;
  tags: string[];
  version: number;
  created_at: Date;
}

/** Where a page of a list ends. */
export interface RankCursor {
  rank: string;
  id: string;
}

const isEntry = ({ listID, resourceType, resourceID }: EntryKey): RawBuilder<boolean> =>
  sql<boolean>`list_id = ${listID} AND resource_type = ${resourceType} AND resource_id = ${resourceID}`;

interface WantedEntries {
  listID: string;
  from: RankCursor | undefined;
  size: number;
  resourceType?: FavoriteResource | undefined;
  resourceID?: string | undefined;
  areChanged?: boolean | undefined;
}

/** A list in its order, with what changed of each (`list_entries_in_order`, `list_entries_of_kind_in_order`). */
export async function findEntries(
  db: ReadDatabase,
  { listID, from, size, resourceType, resourceID, areChanged }: WantedEntries,
): Promise<EntryRow[]> {
  const wanted = [
    sql<boolean>`entry.list_id = ${listID} AND entry.removed_at IS NULL`,
    ...(from
      ? [sql<boolean>`(entry.rank, entry.resource_id) > (${from.rank}::bigint, ${from.id}::uuid)`]
      : []),
    ...(resourceType === undefined ? [] : [sql<boolean>`entry.resource_type = ${resourceType}`]),
    ...(resourceID === undefined ? [] : [sql<boolean>`entry.resource_id = ${resourceID}`]),
    ...(areChanged ? [isChanged] : []),
  ];
  const { rows } = await sql<EntryRow>`
    SELECT entry.resource_type, entry.resource_id, entry.rank::text AS rank, entry.tags, entry.version, entry.created_at,
      ${changeColumns}
    FROM list_entries AS entry ${joinFacts}
    WHERE ${sql.join(wanted, sql` AND `)} ORDER BY entry.rank, entry.resource_id LIMIT ${size}
  `.execute(db);
  return rows;
}

interface OfEitherKind {
  businesses: number;
  products: number;
}

/** How many entries a list has of either kind, and of how many the page changed. */
export async function countEntries(
  db: ReadDatabase,
  listID: string,
): Promise<OfEitherKind & { changed: OfEitherKind }> {
  const { rows } = await sql<{ resource_type: FavoriteResource; count: number; changed: number }>`
    SELECT entry.resource_type, count(*)::integer AS count, count(*) FILTER (WHERE ${isChanged})::integer AS changed
    FROM list_entries AS entry ${joinFacts} WHERE entry.list_id = ${listID} AND entry.removed_at IS NULL
    GROUP BY entry.resource_type
  `.execute(db);
  const business = rows.find((row) => row.resource_type === 'business');
  const product = rows.find((row) => row.resource_type === 'product');
  return {
    businesses: business?.count ?? 0,
    products: product?.count ?? 0,
    changed: { businesses: business?.changed ?? 0, products: product?.changed ?? 0 },
  };
}

export interface NoteRow extends AuthorRow {
  resource_type: FavoriteResource;
  resource_id: string;
  author_id: string;
  content: string;
  version: number;
  updated_at: Date;
}

/** What is noted beside some entries, the oldest first (`list_notes_pkey`). */
export async function findNotes(
  db: ReadDatabase,
  listID: string,
  resourceIDs: readonly string[],
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT note.resource_type, note.resource_id, note.author_id, note.content, note.version, note.updated_at, ${authorColumns}
    FROM list_notes AS note ${joinAuthor(sql`NULL::uuid`, sql`note.author_id`)}
    WHERE note.list_id = ${listID} AND note.resource_id = ANY(${resourceIDs}::uuid[]) ORDER BY note.updated_at, note.author_id
  `.execute(db);
  return rows;
}

/** Room between two entries. */
const step = 1_048_576;

/** At the end, in a list that is locked; what is in it stays where it is. @returns how many there are */
export async function appendEntry(
  trx: Database,
  { listID, resourceType, resourceID }: EntryKey,
  personID: string,
): Promise<number> {
  const key = { listID, resourceType, resourceID };
  // Its tags and notes went with it.
  await sql`DELETE FROM list_entries WHERE ${isEntry(key)} AND removed_at IS NOT NULL`.execute(trx);
  const { rows: added } = await sql`
    INSERT INTO list_entries (list_id, resource_type, resource_id, rank, added_by)
    SELECT ${listID}, ${resourceType}, ${resourceID}, coalesce(max(rank), 0) + ${step}::integer, ${personID}
    FROM list_entries WHERE list_id = ${listID}
    ON CONFLICT DO NOTHING RETURNING list_id
  `.execute(trx);
  if (added.length > 0) await writeKnown(trx, listID, resourceID);
  return countInList(trx, listID);
}

async function countInList(trx: Database, listID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM list_entries WHERE list_id = ${listID} AND removed_at IS NULL
  `.execute(trx);
  return rows[0]?.count ?? 0;
}

export async function removeEntry(trx: Database, key: EntryKey): Promise<void> {
  await sql`UPDATE list_entries SET removed_at = now() WHERE ${isEntry(key)} AND removed_at IS NULL`.execute(
    trx,
  );
}

/** In a list that is locked. @returns how many there are then; undefined where it is not there any more */
export async function restoreEntry(trx: Database, key: EntryKey): Promise<number | undefined> {
  const { rows } =
    await sql`UPDATE list_entries SET removed_at = NULL WHERE ${isEntry(key)} RETURNING list_id`.execute(trx);
  return rows.length > 0 ? countInList(trx, key.listID) : undefined;
}

/** What was taken out more than a day ago. */
export async function deleteRemovedEntries(db: Database): Promise<void> {
  await sql`DELETE FROM list_entries WHERE removed_at < now() - interval '1 day'`.execute(db);
}

/**
 * Puts an entry behind another one, or first, in a list that is locked; where no room is left between two, all get room anew.
 * @returns whether both are in the list
 */
export async function moveEntry(
  trx: Database,
  key: EntryKey,
  behind: Omit<EntryKey, 'listID'> | undefined,
): Promise<boolean> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const others = sql`list_id = ${key.listID} AND NOT (${isEntry(key)})`;
    const { rows } = await sql<{ before: string | null; after: string | null; is_there: boolean }>`
      WITH place AS (
        SELECT ${
          behind
            ? sql`(SELECT rank FROM list_entries WHERE ${isEntry({ ...behind, listID: key.listID })} AND NOT (${isEntry(key)}))`
            : sql`(SELECT coalesce(min(rank), 0) - 2 * ${step}::bigint FROM list_entries WHERE ${others})`
        } AS rank
      )
      SELECT place.rank::text AS before, (SELECT min(rank)::text FROM list_entries WHERE ${others} AND rank > place.rank) AS after,
        EXISTS (SELECT FROM list_entries WHERE ${isEntry(key)} AND removed_at IS NULL) AS is_there
      FROM place
    `.execute(trx);
    const [found] = rows;
    if (!found?.is_there || found.before === null) return false;
    const before = BigInt(found.before);
    const after = found.after === null ? before + BigInt(2 * step) : BigInt(found.after);
    if (after - before >= 2n) {
      const rank = (before + (after - before) / 2n).toString();
      await sql`UPDATE list_entries SET rank = ${rank}::bigint WHERE ${isEntry(key)}`.execute(trx);
      return true;
    }
    await sql`
      UPDATE list_entries SET rank = ordered.place * ${step}::bigint
      FROM (
        SELECT resource_type, resource_id, row_number() OVER (ORDER BY rank, resource_id) AS place
        FROM list_entries WHERE list_id = ${key.listID}
      ) AS ordered
      WHERE list_id = ${key.listID} AND list_entries.resource_type = ordered.resource_type
        AND list_entries.resource_id = ordered.resource_id
    `.execute(trx);
  }
  return false;
}

/** @returns undefined where it is not in the list, or has another version */
export async function updateTags(
  trx: Database,
  key: EntryKey,
  { tags, version }: { tags: readonly string[]; version: number },
): Promise<{ tags: string[]; version: number } | undefined> {
  const { rows } = await sql<{ tags: string[]; version: number }>`
    UPDATE list_entries SET tags = ${tags}::text[], version = version + 1
    WHERE ${isEntry(key)} AND version = ${version} AND removed_at IS NULL RETURNING tags, version
  `.execute(trx);
  return rows[0];
}

export async function findIsEntry(db: ReadDatabase, key: EntryKey): Promise<boolean> {
  const { rows } = await sql`SELECT FROM list_entries WHERE ${isEntry(key)} AND removed_at IS NULL`.execute(
    db,
  );
  return rows.length > 0;
}

/** One's own note, written anew. @param version of the one it replaces, 0 for none. @returns whether it was that version */
export async function writeNote(
  trx: Database,
  key: EntryKey,
  { personID, content, version }: { personID: string; content: string | null; version: number },
): Promise<boolean> {
  const own = sql`${isEntry(key)} AND author_id = ${personID} AND version = ${version}`;
  if (version === 0 && content !== null) {
    const { rows } = await sql`
      INSERT INTO list_notes (list_id, resource_type, resource_id, author_id, content)
      VALUES (${key.listID}, ${key.resourceType}, ${key.resourceID}, ${personID}, ${content})
      ON CONFLICT DO NOTHING RETURNING version
    `.execute(trx);
    return rows.length > 0;
  }
  if (version === 0) {
    const { rows } =
      await sql`SELECT FROM list_notes WHERE ${isEntry(key)} AND author_id = ${personID}`.execute(trx);
    return rows.length === 0;
  }
  const { rows } = await (content === null
    ? sql`DELETE FROM list_notes WHERE ${own} RETURNING version`
    : sql`UPDATE list_notes SET content = ${content}, version = version + 1, updated_at = now() WHERE ${own} RETURNING version`
  ).execute(trx);
  return rows.length > 0;
}
