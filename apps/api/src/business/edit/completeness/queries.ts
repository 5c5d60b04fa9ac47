import { type BusinessSection, businessSectionNames } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { DraftRow } from '../queries.ts';

interface UpkeepRow {
  id: string;
  last_published: Date | null;
  /** Sections nobody changed or confirmed for a year; while nobody ever did, since the business is theirs. */
  unconfirmed: BusinessSection[];
}

/** How well businesses are looked after, in one statement (`business_changes_of_business`, `business_sections_pkey`). */
export async function findUpkeep(
  db: ReadDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UpkeepRow>> {
  const { rows } = await sql<UpkeepRow>`
    SELECT business.id,
      (SELECT changed_at FROM business_changes AS change WHERE change.business_id = business.id ORDER BY change.id DESC LIMIT 1)
        AS last_published,
      ARRAY(
        SELECT name FROM unnest(${businessSectionNames}::text[]) WITH ORDINALITY AS wanted (name, place)
          LEFT JOIN business_sections AS section ON section.business_id = business.id AND section.section = wanted.name
        WHERE coalesce(section.confirmed_at, business.claimed_at, business.created_at) < now() - interval '12 months'
        ORDER BY place
      ) AS unconfirmed
    FROM businesses AS business WHERE business.id = ANY (${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The drafts of a person in businesses (`business_drafts_by_person`). */
export function findDraftsIn(
  db: ReadDatabase,
  personID: string,
  ids: readonly string[],
): Promise<(DraftRow & { business_id: string })[]> {
  return db
    .selectFrom('business_drafts')
    .select(['business_id', 'section', sql<DraftRow['fields']>`fields`.as('fields'), 'saved_at'])
    .where('person_id', '=', personID)
    .where('business_id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute();
}
