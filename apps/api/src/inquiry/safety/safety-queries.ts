import type { InquiryFolder, InquirySide } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { Party } from '../party.ts';

/** Who is on the other side of a party's conversation; undefined where it is none of theirs, or nobody any more (`inquiry_sides_pkey`). */
export async function findOther(db: ReadDatabase, inquiryID: string, own: Party): Promise<Party | undefined> {
  const { rows } = await sql<{ business_id: string | null; person_id: string | null }>`
    SELECT other.business_id, other.person_id
    FROM inquiry_sides AS own JOIN inquiry_sides AS other ON other.inquiry_id = own.inquiry_id AND other.side <> own.side
    WHERE own.inquiry_id = ${inquiryID} AND coalesce(own.business_id, own.person_id) = ${own.id} ORDER BY own.side LIMIT 1
  `.execute(db);
  const [row] = rows;
  if (row?.business_id) return { column: 'business_id', id: row.business_id };
  return row?.person_id ? { column: 'person_id', id: row.person_id } : undefined;
}

export interface SafetyRow {
  inquiry_id: string;
  is_muted: boolean;
  /** Since when the reader's side lets the other write no more. */
  blocked_at: Date | null;
  /** Since when the other side lets the reader's write no more. */
  refused_at: Date | null;
}

/** What of these conversations the reader muted and either side blocked (`inquiry_mutes_pkey`, `blocks_pkey`). */
export async function findSafety(
  db: ReadDatabase,
  { inquiryIDs, partyID, personID }: { inquiryIDs: readonly string[]; partyID: string; personID: string },
): Promise<SafetyRow[]> {
  const { rows } = await sql<SafetyRow>`
    SELECT other.inquiry_id,
      EXISTS (SELECT FROM inquiry_mutes AS mute WHERE mute.inquiry_id = other.inquiry_id AND mute.person_id = ${personID}) AS is_muted,
      (SELECT created_at FROM blocks WHERE blocker_id = ${partyID} AND blocked_id = coalesce(other.business_id, other.person_id)) AS blocked_at,
      (SELECT created_at FROM blocks WHERE blocker_id = coalesce(other.business_id, other.person_id) AND blocked_id = ${partyID}) AS refused_at
    FROM inquiry_sides AS other
    WHERE other.inquiry_id = ANY (${inquiryIDs}::uuid[]) AND coalesce(other.business_id, other.person_id) IS DISTINCT FROM ${partyID}::uuid
  `.execute(db);
  return rows;
}

/** Moves the conversation on one side. @returns whether it was elsewhere */
export async function updateFolder(
  db: Database,
  { inquiryID, side, folder }: { inquiryID: string; side: InquirySide; folder: InquiryFolder },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE inquiry_sides SET folder = ${folder}
    WHERE inquiry_id = ${inquiryID} AND side = ${side} AND folder <> ${folder} RETURNING side
  `.execute(db);
  return rows.length > 0;
}

export async function insertMute(db: Database, inquiryID: string, personID: string): Promise<void> {
  await sql`
    INSERT INTO inquiry_mutes (inquiry_id, person_id) VALUES (${inquiryID}, ${personID}) ON CONFLICT DO NOTHING
  `.execute(db);
}

export async function deleteMute(db: Database, inquiryID: string, personID: string): Promise<void> {
  await sql`DELETE FROM inquiry_mutes WHERE inquiry_id = ${inquiryID} AND person_id = ${personID}`.execute(
    db,
  );
}

interface Counts {
  conversations: number;
  unread: number;
}

/** More are not counted. */
const mostCounted = 100;

/** How much lies in each folder of a party (`inquiry_sides_of_…`, `inquiry_sides_unread_of_…`). */
export async function countFolders(
  db: ReadDatabase,
  { column, id }: Party,
): Promise<Record<InquiryFolder, Counts>> {
  const own = column === 'business_id' ? sql`business_id = ${id}` : sql`person_id = ${id}`;
  const { rows } = await sql<Counts & { folder: InquiryFolder }>`
    SELECT folder,
      (SELECT count(*)::int FROM (SELECT FROM inquiry_sides AS side
        WHERE ${own} AND side.folder = each.folder LIMIT ${mostCounted}) AS counted) AS conversations,
      (SELECT count(*)::int FROM (SELECT FROM inquiry_sides AS side
        WHERE ${own} AND side.folder = each.folder AND unread > 0 LIMIT ${mostCounted}) AS counted) AS unread
    FROM (VALUES ('inbox'), ('strangers')) AS each (folder)
  `.execute(db);
  const of = (folder: InquiryFolder): Counts => {
    const row = rows.find((each) => each.folder === folder);
    return { conversations: row?.conversations ?? 0, unread: row?.unread ?? 0 };
  };
  return { inbox: of('inbox'), strangers: of('strangers') };
}
