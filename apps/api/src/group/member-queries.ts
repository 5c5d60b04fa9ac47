import type { GroupRole } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';
import { hasWords } from '../text/has-words.ts';

export interface MemberRow extends AuthorRow {
  person_id: string;
  role: GroupRole;
  joined_at: Date;
  sorted_by: string;
  is_connected: boolean;
}

interface Asked {
  groupID: string;
  readerID: string;
  search: string | undefined;
}

/** Members of a group, as a reader knows them. */
const membersOf = ({ groupID, readerID, search }: Asked) => sql`
  SELECT member.person_id, member.role, member.joined_at, ${microsecondsOf(sql`member.joined_at`)} AS sorted_by,
    EXISTS (SELECT FROM connected_parties AS contact WHERE contact.party_id = ${readerID} AND contact.other_id = member.person_id)
      AS is_connected,
    ${authorColumns}
  FROM group_members AS member
    ${search === undefined ? sql`` : sql`JOIN named_people AS named ON named.id = member.person_id AND ${hasWords(sql`concat_ws(' ', named.first_name, named.last_name)`, search)}`}
    ${joinAuthor(sql`NULL::uuid`, sql`member.person_id`)}
  WHERE member.group_id = ${groupID}`;

/** Who runs a group, the owner first (`group_moderators`). */
export async function findModerators(db: ReadDatabase, asked: Asked): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    ${membersOf(asked)} AND member.role <> 'member' ORDER BY member.role = 'owner' DESC, member.joined_at, member.person_id
  `.execute(db);
  return rows;
}

/** Members who do not run it, the last first (`group_members_by_time`). */
export async function findMembers(
  db: ReadDatabase,
  { from, size, ...asked }: Asked & { from: MomentCursor | undefined; size: number },
): Promise<MemberRow[]> {
  const begins = from ? sql`AND (member.joined_at, member.person_id) < ${endOf(from)}` : sql``;
  const { rows } = await sql<MemberRow>`
    ${membersOf(asked)} AND member.role = 'member' ${begins} ORDER BY member.joined_at DESC, member.person_id DESC LIMIT ${size}
  `.execute(db);
  return rows;
}

/** @returns whether they were none before */
export async function insertMember(
  trx: Database,
  groupID: string,
  personID: string,
  role: GroupRole = 'member',
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO group_members (group_id, person_id, role) VALUES (${groupID}, ${personID}, ${role})
    ON CONFLICT DO NOTHING RETURNING person_id
  `.execute(trx);
  return rows.length > 0;
}

export async function deleteMember(trx: Database, groupID: string, personID: string): Promise<void> {
  await trx
    .deleteFrom('group_members')
    .where('group_id', '=', groupID)
    .where('person_id', '=', personID)
    .execute();
}

export async function findRole(
  db: ReadDatabase,
  groupID: string,
  personID: string,
): Promise<GroupRole | undefined> {
  const row = await db
    .selectFrom('group_members')
    .select('role')
    .where('group_id', '=', groupID)
    .where('person_id', '=', personID)
    .executeTakeFirst();
  return row?.role as GroupRole | undefined;
}

export async function updateRole(
  trx: Database,
  groupID: string,
  personID: string,
  role: GroupRole,
): Promise<void> {
  await trx
    .updateTable('group_members')
    .set({ role })
    .where('group_id', '=', groupID)
    .where('person_id', '=', personID)
    .execute();
}

/** Who runs a group (`group_moderators`). */
export async function findModeratorIDs(db: ReadDatabase, groupID: string): Promise<string[]> {
  const rows = await db
    .selectFrom('group_members')
    .select('person_id')
    .where('group_id', '=', groupID)
    .where('role', '<>', 'member')
    .orderBy('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/** Whose group it is (`group_owners`). */
export async function findOwnerID(db: ReadDatabase, groupID: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('group_members')
    .select('person_id')
    .where('group_id', '=', groupID)
    .where('role', '=', 'owner')
    .executeTakeFirst();
  return row?.person_id;
}

/** Whether somebody else is in it. */
export async function findHasOthers(db: ReadDatabase, groupID: string, personID: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM group_members WHERE group_id = ${groupID} AND person_id <> ${personID} LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

/** Takes somebody out of all groups. @returns those they owned, each locked */
export async function deleteMembershipsOf(trx: Database, personID: string): Promise<string[]> {
  await sql`
    SELECT FROM groups WHERE id IN (SELECT group_id FROM group_members WHERE person_id = ${personID} AND role = 'owner')
    ORDER BY id FOR NO KEY UPDATE
  `.execute(trx);
  const { rows } = await sql<{ group_id: string; role: GroupRole }>`
    DELETE FROM group_members WHERE person_id = ${personID} RETURNING group_id, role
  `.execute(trx);
  return rows.filter(({ role }) => role === 'owner').map(({ group_id }) => group_id);
}

/** Makes whoever is a moderator for the longest the owner, else who is in it for the longest. @returns who it is */
export async function updateHeir(trx: Database, groupID: string): Promise<string | undefined> {
  const { rows } = await sql<{ person_id: string }>`
    UPDATE group_members SET role = 'owner' WHERE group_id = ${groupID} AND person_id = (
      SELECT person_id FROM group_members WHERE group_id = ${groupID}
      ORDER BY role = 'moderator' DESC, joined_at, person_id LIMIT 1
    ) RETURNING person_id
  `.execute(trx);
  return rows[0]?.person_id;
}

export async function findMembershipsOf(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['group_id', 'name', 'role', 'joined_at'])
    .where('person_id', '=', personID)
    .orderBy('joined_at')
    .execute();
}
