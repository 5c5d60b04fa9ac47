import { type GroupAccess, type GroupSubjectKind, groupLimits } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import type { Groups } from '@kontor/database/schema';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';
import { hasWords } from '../text/has-words.ts';
import type { GroupRow } from './group-row.ts';

const columns = sql`
  own_group.id, own_group.name, own_group.description, own_group.rules, own_group.access, own_group.subject_kind,
  own_group.industry_id, own_group.country_code, own_group.state_id, own_group.fair_name, own_group.fair_place,
  to_char(own_group.fair_from, 'YYYY-MM-DD') AS fair_from, to_char(own_group.fair_until, 'YYYY-MM-DD') AS fair_until,
  own_group.origin, own_group.created_at, ${microsecondsOf(sql`own_group.created_at`)} AS sorted_by,
  coalesce(counted.members, 0) AS members, own.role, request.state, request.content AS request, request.asked_at, request.decided_at,
  CASE WHEN own.role <> 'member' THEN (
    SELECT count(*)::int FROM group_requests AS waiting WHERE waiting.group_id = own_group.id AND waiting.state = 'asked'
  ) END AS waiting`;

/** What a reader is to a group, beside it (`group_members_pkey`, `group_requests_pkey`). */
const joinReader = (reader: RawBuilder<unknown>) => sql`
  LEFT JOIN group_counts AS counted ON counted.group_id = own_group.id
  LEFT JOIN group_members AS own ON own.group_id = own_group.id AND own.person_id = ${reader}
  LEFT JOIN group_requests AS request ON request.group_id = own_group.id AND request.person_id = ${reader}`;

const personOr = (id: string | undefined) => sql`${id ?? null}::uuid`;

/** A group that a reader may know of; a private one is there for its members and for whom they invited (`groups_pkey`). */
export async function findGroup(
  db: ReadDatabase,
  id: string,
  readerID: string | undefined,
): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    SELECT ${columns} FROM groups AS own_group ${joinReader(personOr(readerID))}
    WHERE own_group.id = ${id} AND own_group.removed_at IS NULL
      AND (own_group.access <> 'private' OR own.role IS NOT NULL OR request.state = 'invited')
  `.execute(db);
  return rows[0];
}

/** The same, so that nobody changes the group meanwhile; and as who changes it themselves. */
export async function lockGroup(
  trx: Database,
  id: string,
  { readerID, strength }: { readerID: string; strength: 'share' | 'update' },
): Promise<GroupRow | undefined> {
  await sql`
    SELECT FROM groups WHERE id = ${id} ${strength === 'share' ? sql`FOR SHARE` : sql`FOR NO KEY UPDATE`}
  `.execute(trx);
  return findGroup(trx, id, readerID);
}

interface Listed {
  readerID: string | undefined;
  search: string | undefined;
  kind: GroupSubjectKind | undefined;
  industryID: string | undefined;
  country: string | undefined;
  from: MomentCursor | undefined;
  size: number;
}

/** As `groups_by_text` has it. */
const textOfGroup = sql`(own_group.name || ' ' || own_group.description || ' ' || coalesce(own_group.fair_name, '') || ' '
  || coalesce(own_group.fair_place, ''))`;

/** Groups that are not private, the last first (`groups_listed`, `groups_of_kind`, `groups_of_industry`, `groups_of_country`, `groups_by_text`). */
export async function findListed(
  db: ReadDatabase,
  { readerID, search, kind, industryID, country, from, size }: Listed,
): Promise<GroupRow[]> {
  const conditions = [
    sql`own_group.removed_at IS NULL AND own_group.access <> 'private'`,
    ...(search === undefined ? [] : [hasWords(textOfGroup, search)]),
    ...(kind === undefined ? [] : [sql`own_group.subject_kind = ${kind}`]),
    ...(industryID === undefined ? [] : [sql`own_group.industry_id = ${industryID}`]),
    ...(country === undefined ? [] : [sql`own_group.country_code = ${country}`]),
    ...(from ? [sql`(own_group.created_at, own_group.id) < ${endOf(from)}`] : []),
  ];
  const { rows } = await sql<GroupRow>`
    SELECT ${columns} FROM groups AS own_group ${joinReader(personOr(readerID))}
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY own_group.created_at DESC, own_group.id DESC LIMIT ${size}
  `.execute(db);
  return rows;
}

/** Groups somebody is in, is invited to or asks to be let into, the last first (`group_members_by_person`, `group_requests_by_person`). */
export async function findMine(db: ReadDatabase, personID: string): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    SELECT ${columns} FROM (
      SELECT group_id AS id FROM group_members WHERE person_id = ${personID}
      UNION SELECT group_id FROM group_requests WHERE person_id = ${personID} AND state IN ('asked', 'invited')
    ) AS mine JOIN groups AS own_group ON own_group.id = mine.id AND own_group.removed_at IS NULL ${joinReader(personOr(personID))}
    ORDER BY coalesce(own.joined_at, request.asked_at) DESC, own_group.id DESC LIMIT ${2 * groupLimits.joined}
  `.execute(db);
  return rows;
}

/** Members of a group somebody is connected with: how many, and the first of them (`group_members_pkey`). */
export async function findKnown(
  db: ReadDatabase,
  { groupID, personID, named }: { groupID: string; personID: string; named: number },
): Promise<(AuthorRow & { count: number })[]> {
  const { rows } = await sql<AuthorRow & { count: number }>`
    SELECT known.count, ${authorColumns} FROM (
      SELECT member.person_id, count(*) OVER ()::int AS count
      FROM connected_parties AS contact
        JOIN group_members AS member ON member.group_id = ${groupID} AND member.person_id = contact.other_id
        JOIN named_people AS named ON named.id = contact.other_id
      WHERE contact.party_id = ${personID} ORDER BY member.joined_at, member.person_id LIMIT ${named}
    ) AS known ${joinAuthor(sql`NULL::uuid`, sql`known.person_id`)}
  `.execute(db);
  return rows;
}

/** How many groups somebody is in, and owns (`group_members_by_person`). */
export async function countOwn(
  db: ReadDatabase,
  personID: string,
): Promise<{ joined: number; owned: number }> {
  const { rows } = await sql<{ joined: number; owned: number }>`
    SELECT count(*)::int AS joined, count(*) FILTER (WHERE role = 'owner')::int AS owned
    FROM people_of_groups WHERE person_id = ${personID}
  `.execute(db);
  return rows[0] ?? { joined: 0, owned: 0 };
}

/** What people create or join is done one after the other, so that all is counted. */
export async function lockPersonInGroups(trx: Database, personID: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`groups of ${personID}`}, 0))`.execute(trx);
}

export async function insertGroup(trx: Database, values: Insertable<Groups>): Promise<string> {
  const { id } = await trx.insertInto('groups').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateGroup(
  trx: Database,
  id: string,
  values: Omit<Insertable<Groups>, 'access'> & { access: GroupAccess },
): Promise<void> {
  await trx.updateTable('groups').set(values).where('id', '=', id).execute();
}

/** Removes a group for good, also one that a moderator removed. */
export async function updateRemoved(trx: Database, id: string): Promise<void> {
  await sql`UPDATE groups SET removed_at = coalesce(removed_at, now()), withheld_at = NULL WHERE id = ${id}`.execute(
    trx,
  );
}

/** Nobody shows it again: its owner removed it, or a moderator did and it is too late. */
const isGone = sql`
  removed_at IS NOT NULL AND coalesce(withheld_at < now() - make_interval(days => ${groupLimits.restorableDays}), true)`;

/** Groups that were removed (`groups_removed`). */
export async function findRemoved(db: ReadDatabase, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM groups WHERE ${isGone} ORDER BY removed_at LIMIT ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteGroup(trx: Database, id: string): Promise<void> {
  await sql`DELETE FROM groups WHERE id = ${id} AND ${isGone}`.execute(trx);
}
