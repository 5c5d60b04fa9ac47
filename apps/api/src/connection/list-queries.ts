import type { ConnectionKind, FollowedResource } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';
import { type AuthorRow, authorColumns, joinAuthor } from '../author/author-columns.ts';
import { endOf, type MomentCursor, microsecondsOf } from '../cursor/moment-cursor.ts';
import type { ConnectionRow } from './connection-row.ts';

interface Page {
  partyID: string;
  from: MomentCursor | undefined;
  size: number;
}

/** Whom a row of these names: a business or a person. */
function joinParty(type: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return joinAuthor(sql`CASE ${type} WHEN 'business' THEN ${id} END`, id);
}

const connectionColumns = sql`
  id, party_type, asker_id, asked_id, kind, state, asked_at, withdrawn_at, accepted_at, asker_shows, asked_shows, is_shown`;

type ListedRow = ConnectionRow & AuthorRow & { sorted_by: string };

/** The connections of a party, the last first (`connections_of_asker`, `connections_of_asked`). */
export async function findConnections(db: ReadDatabase, { partyID, from, size }: Page): Promise<ListedRow[]> {
  const begins = from ? sql`AND (accepted_at, id) < ${endOf(from)}` : sql``;
  const ofSide = (own: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`
    (SELECT ${connectionColumns}, ${other} AS other_id FROM connections
    WHERE ${own} = ${partyID} AND state = 'accepted' ${begins} ORDER BY accepted_at DESC, id DESC LIMIT ${size})`;
  const [asker, asked] = [sql`asker_id`, sql`asked_id`];
  const { rows } = await sql<ListedRow>`
    SELECT listed.*, ${microsecondsOf(sql`listed.accepted_at`)} AS sorted_by, ${authorColumns}
    FROM (
      ${ofSide(asker, asked)} UNION ALL ${ofSide(asked, asker)}
      ORDER BY accepted_at DESC, id DESC LIMIT ${size}
    ) AS listed ${joinParty(sql`listed.party_type`, sql`listed.other_id`)}
    ORDER BY listed.accepted_at DESC, listed.id DESC
  `.execute(db);
  return rows;
}

/** Requests that wait, those a party sent or those it received, the last first (`connections_sent`, `connections_received`). */
export async function findRequests(
  db: ReadDatabase,
  { partyID, from, size, areSent }: Page & { areSent: boolean },
): Promise<ListedRow[]> {
  const begins = from ? sql`AND (asked_at, id) < ${endOf(from)}` : sql``;
  const which = areSent
    ? sql`asker_id = ${partyID} AND state IN ('asked', 'declined')`
    : sql`asked_id = ${partyID} AND state = 'asked'`;
  const other = areSent ? sql`asked_id` : sql`asker_id`;
  const { rows } = await sql<ListedRow>`
    SELECT listed.*, ${microsecondsOf(sql`listed.asked_at`)} AS sorted_by, ${authorColumns}
    FROM (
      SELECT ${connectionColumns}, ${other} AS other_id FROM connections
      WHERE ${which} AND withdrawn_at IS NULL ${begins} ORDER BY asked_at DESC, id DESC LIMIT ${size}
    ) AS listed ${joinParty(sql`listed.party_type`, sql`listed.other_id`)}
    ORDER BY listed.asked_at DESC, listed.id DESC
  `.execute(db);
  return rows;
}

interface ShownRow extends AuthorRow {
  connection_id: string;
  kind: ConnectionKind | null;
  sorted_by: string;
}

/** Of a person who leaves nobody sees whom they know. */
const isStaying = (partyID: string) => sql`NOT EXISTS (SELECT FROM leaving_people WHERE id = ${partyID})`;

/** The connections of a party that both sides show, the last first (`connections_of_asker`, `connections_of_asked`). */
export async function findShown(db: ReadDatabase, { partyID, from, size }: Page): Promise<ShownRow[]> {
  const begins = from ? sql`AND (accepted_at, connection_id) < ${endOf(from)}` : sql``;
  const { rows } = await sql<ShownRow>`
    SELECT listed.connection_id, listed.kind, ${microsecondsOf(sql`listed.accepted_at`)} AS sorted_by, ${authorColumns}
    FROM (
      SELECT connection_id, party_type, other_id, kind, accepted_at FROM connected_parties
      WHERE party_id = ${partyID} AND is_shown AND ${isStaying(partyID)} ${begins} ORDER BY accepted_at DESC, connection_id DESC LIMIT ${size}
    ) AS listed ${joinParty(sql`listed.party_type`, sql`listed.other_id`)}
    ORDER BY listed.accepted_at DESC, listed.connection_id DESC
  `.execute(db);
  return rows;
}

/** How many connections of a party both sides show (`connections_of_asker`, `connections_of_asked`). */
export async function countShown(db: ReadDatabase, partyID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM connected_parties
    WHERE party_id = ${partyID} AND is_shown AND ${isStaying(partyID)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Businesses somebody administers of which something is shown at once, at the utmost. */
const maxIdentities = 100;

/** Oneself for what concerns people, else the businesses somebody administers. */
function identitiesOf(personID: string, types: readonly FollowedResource[]): RawBuilder<unknown> {
  const oneself = types.includes('user') ? sql`SELECT 'user' AS type, ${personID}::uuid AS id` : undefined;
  const businesses = types.includes('business')
    ? sql`(SELECT 'business', business_id FROM administrators_of_businesses WHERE person_id = ${personID}
        ORDER BY business_id LIMIT ${maxIdentities})`
    : undefined;
  return sql.join(
    [oneself, businesses].filter((part) => part !== undefined),
    sql` UNION ALL `,
  );
}

type IdentityRow = AuthorRow & { identity_id: string } & {
  [Column in keyof ConnectionRow]: ConnectionRow[Column] | null;
};

/** As whom somebody could be connected with a party, and what there is of it (`connections_of_two`). */
export async function findIdentities(
  db: ReadDatabase,
  { personID, type, otherID }: { personID: string; type: FollowedResource; otherID: string },
): Promise<IdentityRow[]> {
  const { rows } = await sql<IdentityRow>`
    SELECT identity.id AS identity_id, two.*, ${authorColumns}
    FROM (${identitiesOf(personID, [type])}) AS identity (type, id) ${joinParty(sql`identity.type`, sql`identity.id`)}
      LEFT JOIN LATERAL (
        SELECT ${connectionColumns} FROM connections
        WHERE least(asker_id, asked_id) = least(identity.id, ${otherID}::uuid)
          AND greatest(asker_id, asked_id) = greatest(identity.id, ${otherID}::uuid)
      ) AS two ON true
    WHERE identity.id <> ${otherID}
    ORDER BY author_business.company_name, identity.id
  `.execute(db);
  return rows;
}

/** How many requests wait for somebody and for each business they administer (`connections_received`). */
export async function findWaitingByIdentity(
  db: ReadDatabase,
  personID: string,
): Promise<(AuthorRow & { identity_id: string; waiting: number })[]> {
  const { rows } = await sql<AuthorRow & { identity_id: string; waiting: number }>`
    SELECT identity.id AS identity_id, ${authorColumns}, (
      SELECT count(*)::int FROM connections
      WHERE asked_id = identity.id AND state = 'asked' AND withdrawn_at IS NULL
    ) AS waiting
    FROM (${identitiesOf(personID, ['user', 'business'])}) AS identity (type, id) ${joinParty(sql`identity.type`, sql`identity.id`)}
    ORDER BY identity.type DESC, author_business.company_name, identity.id
  `.execute(db);
  return rows;
}

/** Who sent each of several parties the last request that waits (`connections_received`). */
export async function findLatestAskers(
  db: ReadDatabase,
  partyIDs: readonly string[],
): Promise<(AuthorRow & { party_id: string })[]> {
  if (partyIDs.length === 0) return [];
  const { rows } = await sql<AuthorRow & { party_id: string }>`
    SELECT party.id AS party_id, ${authorColumns}
    FROM unnest(${partyIDs}::uuid[]) AS party (id)
      CROSS JOIN LATERAL (
        SELECT party_type, asker_id FROM connections
        WHERE asked_id = party.id AND state = 'asked' AND withdrawn_at IS NULL
        ORDER BY asked_at DESC, id DESC LIMIT 1
      ) AS latest ${joinParty(sql`latest.party_type`, sql`latest.asker_id`)}
  `.execute(db);
  return rows;
}

interface WayRow extends AuthorRow {
  way: 'direct' | 'shared' | 'business';
  count: number;
}

/**
 * How somebody is connected with a person: directly, by connections both have that the other one shows, by businesses both are members of
 * (`connections_of_asker`, `connections_of_asked`, `connections_of_two`).
 */
export async function findWays(
  db: ReadDatabase,
  { personID, otherID, named }: { personID: string; otherID: string; named: number },
): Promise<WayRow[]> {
  const { rows } = await sql<WayRow>`
    SELECT ways.way, ways.count, ${authorColumns}
    FROM (
      (SELECT 'direct' AS way, 1 AS count, NULL::uuid AS business_id, other_id AS person_id
      FROM connected_parties WHERE party_id = ${personID} AND other_id = ${otherID})
      UNION ALL
      (SELECT 'shared', count(*) OVER ()::int, NULL, theirs.other_id
      FROM connected_parties AS theirs
        JOIN connected_parties AS own ON own.party_id = ${personID} AND own.other_id = theirs.other_id
      WHERE theirs.party_id = ${otherID} AND theirs.is_shown ORDER BY theirs.other_id LIMIT ${named})
      UNION ALL
      (SELECT 'business', count(*) OVER ()::int, own.business_id, NULL
      FROM people_of_businesses AS own JOIN people_of_businesses AS theirs ON theirs.business_id = own.business_id
      WHERE own.person_id = ${personID} AND theirs.person_id = ${otherID} ORDER BY own.business_id LIMIT ${named})
    ) AS ways ${joinAuthor(sql`ways.business_id`, sql`ways.person_id`)}
  `.execute(db);
  return rows;
}

interface ArchivedRow extends ConnectionRow {
  other_id: string;
}

/** All that a person has to do with others as themselves, the oldest first (`connections_sent`, `connections_received`). */
export async function findAllOf(db: ReadDatabase, personID: string): Promise<ArchivedRow[]> {
  const { rows } = await sql<ArchivedRow>`
    SELECT ${connectionColumns}, CASE asker_id WHEN ${personID} THEN asked_id ELSE asker_id END AS other_id
    FROM connections WHERE asker_id = ${personID} OR asked_id = ${personID} ORDER BY asked_at, id
  `.execute(db);
  return rows;
}
