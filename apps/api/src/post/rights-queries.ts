import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { isApart, isModerator, isOwn, isReadable, mayEdit, mayPin } from './reading.ts';

export interface PostRights {
  timelineID: string;
  groupID: string | undefined;
  /** Who removes it does so for the group. */
  isByGroup: boolean;
  may: { edit: boolean; remove: boolean; restore: boolean; pin: boolean };
}

/** What somebody may do with a post, also with a removed one; undefined for whoever may not know of it. */
export async function findRightsOn(
  db: ReadDatabase,
  id: string,
  personID: string,
): Promise<PostRights | undefined> {
  const reader = sql`${personID}::uuid`;
  const { rows } = await sql<RightsRow>`
    SELECT timeline_id, group_id, removed_by_group, ${mayEdit(reader)} AS edit, ${isOwn(reader)} AS own, ${isModerator(reader)} AS moderate,
      ${mayPin(reader)} AS pin
    FROM posts AS post WHERE id = ${id} AND (${isReadable(reader)} OR ${isOwn(reader)})
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { edit, own, moderate, pin } = row;
  return {
    timelineID: row.timeline_id,
    groupID: row.group_id ?? undefined,
    isByGroup: !own,
    may: { edit, remove: own || moderate, restore: moderate || (own && !row.removed_by_group), pin },
  };
}

interface RightsRow {
  timeline_id: string;
  group_id: string | null;
  removed_by_group: boolean;
  edit: boolean;
  own: boolean;
  moderate: boolean;
  pin: boolean;
}

/** Whether somebody may read a post where it stands. */
export async function findIsReadable(db: ReadDatabase, id: string, personID: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM posts AS post WHERE id = ${id} AND ${isReadable(sql`${personID}::uuid`)}
  `.execute(db);
  return rows.length > 0;
}

/** Whether a reader sees it; a visitor where there is none. */
export async function findIsShown(
  db: ReadDatabase,
  id: string,
  readerID: string | undefined,
): Promise<boolean> {
  const reader = sql`${readerID ?? null}::uuid`;
  const { rows } = await sql`
    SELECT FROM posts AS post
    WHERE id = ${id} AND removed_at IS NULL AND withheld_at IS NULL AND ${isReadable(reader)} AND NOT ${isApart(reader)}
  `.execute(db);
  return rows.length > 0;
}

/** Whether a person may post in a group; undefined where there is none they may know of. */
export async function findMayPostIn(
  db: ReadDatabase,
  groupID: string,
  personID: string,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_member: boolean }>`
    SELECT own.role IS NOT NULL AS is_member FROM shown_groups AS in_group
      LEFT JOIN people_of_groups AS own ON own.group_id = in_group.id AND own.person_id = ${personID}
    WHERE in_group.id = ${groupID} AND (in_group.access <> 'private' OR own.role IS NOT NULL)
  `.execute(db);
  return rows[0]?.is_member;
}
