import type { ConnectionKind, FollowedResource } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { ConnectionRow } from './connection-row.ts';

/** Whoever may be asked. Nobody answers for a business that nobody manages. */
interface Asked {
  name: string;
  can_answer: boolean;
}

/** A person or a business by its primary key. */
export async function findAsked(
  db: ReadDatabase,
  type: FollowedResource,
  id: string,
): Promise<Asked | undefined> {
  const { rows } = await (type === 'business'
    ? sql<Asked>`
        SELECT company_name AS name, EXISTS (SELECT FROM administrators_of_businesses WHERE business_id = card.id) AS can_answer
        FROM business_cards AS card WHERE id = ${id}`
    : sql<Asked>`SELECT first_name || ' ' || last_name AS name, true AS can_answer FROM named_people WHERE id = ${id}`
  ).execute(db);
  return rows[0];
}

/** Of several requests of a party each waits for the one before, so that all are counted. */
export async function lockAsker(db: Database, askerID: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`connections of ${askerID}`}, 0))`.execute(db);
}

/** What two do about each other is done one after the other, also where there is no row yet. */
export async function lockTwo(db: Database, oneID: string, otherID: string): Promise<void> {
  const two = [oneID, otherID].toSorted().join(' ');
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`connection of ${two}`}, 0))`.execute(db);
}

/** A connection with what has to be known of it before it changes. */
export interface KnownConnection extends ConnectionRow {
  party_type: FollowedResource;
  ended_by_asker: boolean | null;
  /** It was asked for, declined, or ended, less than so many days ago. */
  is_asked_lately: boolean;
  is_declined_lately: boolean;
  is_ended_lately: boolean;
}

const known = (days: number) => sql`
  id, party_type, asker_id, asked_id, kind, state, asked_at, withdrawn_at, accepted_at, asker_shows, asked_shows, is_shown, ended_by_asker,
  asked_at > now() - make_interval(days => ${days}) AS is_asked_lately,
  coalesce(declined_at > now() - make_interval(days => ${days}), false) AS is_declined_lately,
  coalesce(ended_at > now() - make_interval(days => ${days}), false) AS is_ended_lately`;

/** What two have to do with each other, locked until the transaction ends (`connections_of_two`). */
export async function lockOfTwo(
  db: Database,
  { oneID, otherID, days }: { oneID: string; otherID: string; days: number },
): Promise<KnownConnection | undefined> {
  const { rows } = await sql<KnownConnection>`
    SELECT ${known(days)} FROM connections
    WHERE least(asker_id, asked_id) = least(${oneID}::uuid, ${otherID}::uuid)
      AND greatest(asker_id, asked_id) = greatest(${oneID}::uuid, ${otherID}::uuid)
    FOR UPDATE
  `.execute(db);
  return rows[0];
}

/** A connection of a party, locked until the transaction ends (`connections_pkey`). */
export async function lockConnection(
  db: Database,
  { id, partyID, days }: { id: string; partyID: string; days: number },
): Promise<KnownConnection | undefined> {
  const { rows } = await sql<KnownConnection>`
    SELECT ${known(days)} FROM connections WHERE id = ${id} AND ${partyID} IN (asker_id, asked_id) FOR UPDATE
  `.execute(db);
  return rows[0];
}

/** Requests of a party that wait for an answer, those of the last 24 hours included that it took back (`connections_sent`). */
export async function countWaiting(db: ReadDatabase, askerID: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::int AS waiting FROM connections
    WHERE asker_id = ${askerID} AND state IN ('asked', 'declined')
      AND (withdrawn_at IS NULL OR withdrawn_at > now() - interval '24 hours')
  `.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** In how many seconds a party that asked so many in 24 hours asked fewer again (`connections_sent`); undefined while it did not. */
export async function findFreeIn(
  db: ReadDatabase,
  askerID: string,
  maximum: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ free_in: number }>`
    SELECT greatest(1, ceil(extract(epoch FROM asked_at + interval '24 hours' - now()))::int) AS free_in FROM connections
    WHERE asker_id = ${askerID} AND asked_at > now() - interval '24 hours' ORDER BY asked_at DESC OFFSET ${maximum - 1} LIMIT 1
  `.execute(db);
  return rows[0]?.free_in;
}

interface NewConnection {
  type: FollowedResource;
  askerID: string;
  askedID: string;
  kind: ConnectionKind | undefined;
  isDeclined: boolean;
}

/** Businesses name their partners unless they say otherwise, people only where they say so. */
export async function insertConnection(
  db: Database,
  { type, askerID, askedID, kind, isDeclined }: NewConnection,
): Promise<string> {
  const shows = type === 'business';
  const { id } = await db
    .insertInto('connections')
    .values({
      party_type: type,
      asker_id: askerID,
      asked_id: askedID,
      kind: kind ?? null,
      state: isDeclined ? 'declined' : 'asked',
      declined_at: isDeclined ? sql<Date>`now()` : null,
      asker_shows: shows,
      asked_shows: shows,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteConnection(db: Database, id: string): Promise<void> {
  await db.deleteFrom('connections').where('id', '=', id).execute();
}

interface AskedAgain {
  id: string;
  kind: ConnectionKind | undefined;
  /** As if for the first time; else the request that was taken back is there again as it was. */
  isAnew: boolean;
  isDeclined: boolean;
}

export async function updateAskedAgain(
  db: Database,
  { id, kind, isAnew, isDeclined }: AskedAgain,
): Promise<void> {
  await sql`
    UPDATE connections SET kind = ${kind ?? null}, withdrawn_at = NULL,
      asked_at = CASE WHEN ${isAnew}::boolean THEN now() ELSE asked_at END,
      state = CASE WHEN ${isDeclined}::boolean THEN 'declined' ELSE 'asked' END,
      declined_at = CASE WHEN ${isDeclined}::boolean THEN coalesce(declined_at, now()) END
    WHERE id = ${id}
  `.execute(db);
}

export async function updateAccepted(db: Database, id: string): Promise<void> {
  await sql`
    UPDATE connections SET state = 'accepted', accepted_at = now(), declined_at = NULL WHERE id = ${id}
  `.execute(db);
}

export async function updateDeclined(db: Database, id: string): Promise<void> {
  await sql`UPDATE connections SET state = 'declined', declined_at = now() WHERE id = ${id}`.execute(db);
}

export async function updateWithdrawn(db: Database, id: string): Promise<void> {
  await sql`UPDATE connections SET withdrawn_at = now() WHERE id = ${id}`.execute(db);
}

export async function updateEnded(db: Database, id: string, byAsker: boolean): Promise<void> {
  await sql`
    UPDATE connections SET state = 'ended', ended_at = now(), ended_by_asker = ${byAsker} WHERE id = ${id}
  `.execute(db);
}

export async function updateShown(
  db: Database,
  { id, ofAsker, isShown }: { id: string; ofAsker: boolean; isShown: boolean },
): Promise<void> {
  await db
    .updateTable('connections')
    .set(ofAsker ? { asker_shows: isShown } : { asked_shows: isShown })
    .where('id', '=', id)
    .execute();
}

/** Forgets what was ended, or taken back and may be asked for again (`connections_by_age`). */
export async function deleteOld(
  db: Database,
  { days, atOnce }: { days: number; atOnce: number },
): Promise<number> {
  const { rows } = await sql`
    DELETE FROM connections WHERE id IN (
      SELECT id FROM connections
      WHERE coalesce(ended_at, withdrawn_at) < now() - make_interval(days => ${days})
        AND (declined_at IS NULL OR declined_at < now() - make_interval(days => ${days}))
        AND asked_at < now() - make_interval(days => ${days})
      ORDER BY coalesce(ended_at, withdrawn_at), id LIMIT ${atOnce}
    ) RETURNING id
  `.execute(db);
  return rows.length;
}
