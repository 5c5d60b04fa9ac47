import type { InquiryFolder, InquirySide } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** Who reads for one side of a conversation, and what they are told. */
export interface NotifiedRow {
  business_id: string | null;
  person_ids: string[];
  from_name: string;
  to_name: string;
  subject: string;
  folder: InquiryFolder;
}

const nameOf = (side: string) => sql`coalesce(
  (SELECT company_name FROM business_cards WHERE business_cards.id = ${sql.ref(`${side}.business_id`)}),
  (SELECT first_name || ' ' || last_name FROM named_people WHERE named_people.id = ${sql.ref(`${side}.person_id`)}), '')`;

/**
 * Who reads for the side of a conversation that `side` writes to and is told of it, with what (`inquiry_sides_pkey`): no row where `side` is
 * blocked. A query, or the last part of one.
 */
export const selectNotified = (inquiryID: string, side: InquirySide) => sql<NotifiedRow>`
  SELECT other.business_id, other.folder, inquiry.subject, ${nameOf('own')} AS from_name, ${nameOf('other')} AS to_name,
    ARRAY(
      SELECT reader.person_id FROM (
        SELECT other.person_id WHERE other.person_id IS NOT NULL
        UNION ALL SELECT person_id FROM people_of_businesses WHERE business_id = other.business_id
      ) AS reader
      WHERE NOT EXISTS (SELECT FROM inquiry_mutes AS mute WHERE mute.inquiry_id = inquiry.id AND mute.person_id = reader.person_id)
    ) AS person_ids
  FROM inquiries AS inquiry
    JOIN inquiry_sides AS own ON own.inquiry_id = inquiry.id AND own.side = ${side}
    JOIN inquiry_sides AS other ON other.inquiry_id = inquiry.id AND other.side <> ${side}
  WHERE inquiry.id = ${inquiryID} AND NOT EXISTS (SELECT FROM blocks
    WHERE blocker_id = coalesce(other.business_id, other.person_id) AND blocked_id = coalesce(own.business_id, own.person_id))
`;

/** What `selectNotified` finds. */
export async function findNotified(
  db: ReadDatabase,
  inquiryID: string,
  side: InquirySide,
): Promise<NotifiedRow | undefined> {
  const { rows } = await selectNotified(inquiryID, side).execute(db);
  return rows[0];
}
