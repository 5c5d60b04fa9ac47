import type { Database } from '@kontor/database';
import { sql } from 'kysely';

/** What the pages of entries say now, beside what people of their list know (`products_pkey`, `businesses_pkey`, `certificates_by_business`). */
export const joinFacts = sql`
  LEFT JOIN LATERAL (
    SELECT stock, lead_time_days, updated_at FROM searched_products
    WHERE entry.resource_type = 'product' AND id = entry.resource_id
    UNION ALL SELECT NULL, average_lead_time_days, updated_at FROM searched_businesses
    WHERE entry.resource_type = 'business' AND id = entry.resource_id
  ) AS fact ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('name', name, 'endedOn', ended_on) ORDER BY ended_on, name) AS certificates
    FROM ended_certificates
    WHERE entry.resource_type = 'business' AND business_id = entry.resource_id AND ended_on >= entry.known_at::date
  ) AS ended ON true`;

export interface ChangeColumns {
  is_changed: boolean;
  known_at: Date;
  known_stock: boolean | null;
  known_lead_time_days: number | null;
  /** All three of a page that is no longer there: null. */
  stock: boolean | null;
  lead_time_days: number | null;
  edited_at: Date | null;
  ended_certificates: { name: string; endedOn: string }[] | null;
}

/** What is no longer in the directory has no page that could change. */
export const isChanged = sql<boolean>`(ended.certificates IS NOT NULL OR fact.updated_at > entry.known_at
  OR fact.updated_at IS NOT NULL AND (fact.stock IS DISTINCT FROM entry.known_stock
    OR fact.lead_time_days IS DISTINCT FROM entry.known_lead_time_days)) IS TRUE`;

export const changeColumns = sql`${isChanged} AS is_changed, entry.known_at, entry.known_stock, entry.known_lead_time_days,
  fact.stock, fact.lead_time_days, fact.updated_at AS edited_at, ended.certificates AS ended_certificates`;

/** What pages say now is what is known from now on: of an entry, or of all in a list. */
export async function writeKnown(trx: Database, listID: string, resourceID?: string): Promise<void> {
  const one = resourceID === undefined ? sql`` : sql`AND entry.resource_id = ${resourceID}`;
  await sql`
    UPDATE list_entries SET known_at = now(), known_stock = seen.stock, known_lead_time_days = seen.lead_time_days
    FROM (
      SELECT entry.resource_type, entry.resource_id, fact.stock, fact.lead_time_days
      FROM list_entries AS entry ${joinFacts} WHERE entry.list_id = ${listID} ${one}
    ) AS seen
    WHERE list_id = ${listID} AND list_entries.resource_type = seen.resource_type
      AND list_entries.resource_id = seen.resource_id
  `.execute(trx);
}
