import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** More of what a conversation used before are not compared with, the last ones first. */
const mostMessages = 200;

interface Known {
  /** Sites and mail addresses of the businesses on both sides. */
  addresses: string[];
  /** What its messages used (`messages_with_domains`). */
  domains: string[];
}

export async function findKnownDomains(db: ReadDatabase, inquiryID: string): Promise<Known> {
  const { rows } = await sql<Known>`
    SELECT
      ARRAY(SELECT unnest(array_remove(ARRAY[business.website, business.email], NULL))
        FROM inquiry_sides AS side JOIN contact_businesses AS business ON business.id = side.business_id
        WHERE side.inquiry_id = ${inquiryID}) AS addresses,
      ARRAY(SELECT DISTINCT unnest(used.domains) FROM (
        SELECT domains FROM messages WHERE inquiry_id = ${inquiryID} AND domains <> '{}' ORDER BY id DESC LIMIT ${mostMessages}
      ) AS used) AS domains
  `.execute(db);
  return rows[0] ?? { addresses: [], domains: [] };
}
