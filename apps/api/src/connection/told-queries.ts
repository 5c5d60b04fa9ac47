import type { ReadDatabase } from '@kontor/database';
import { type RawBuilder, sql } from 'kysely';

/** Who hears what became of a connection. */
interface ToldRow {
  business_id: string | null;
  person_ids: string[];
  from_name: string;
  to_name: string;
}

/** Administrators of a business who are told, at the utmost. */
const maxTold = 20;

const nameOf = (id: RawBuilder<unknown>) => sql`coalesce(
  (SELECT company_name FROM business_cards WHERE business_cards.id = ${id}),
  (SELECT first_name || ' ' || last_name FROM named_people WHERE named_people.id = ${id}), '')`;

/** The people of a side, and the names of both (`connections_pkey`). */
export async function findTold(
  db: ReadDatabase,
  id: string,
  side: 'asker' | 'asked',
): Promise<ToldRow | undefined> {
  const columns =
    side === 'asked'
      ? sql`asked_id AS own_id, asker_id AS other_id`
      : sql`asker_id AS own_id, asked_id AS other_id`;
  const { rows } = await sql<ToldRow>`
    SELECT CASE WHEN party_type = 'business' THEN own_id END AS business_id,
      ${nameOf(sql`two.other_id`)} AS from_name, ${nameOf(sql`two.own_id`)} AS to_name,
      CASE WHEN party_type = 'business' THEN ARRAY(
        SELECT person_id FROM administrators_of_businesses WHERE business_id = own_id ORDER BY person_id LIMIT ${maxTold}
      ) ELSE ARRAY[own_id] END AS person_ids
    FROM (SELECT party_type, ${columns} FROM connections WHERE id = ${id}) AS two
  `.execute(db);
  return rows[0];
}
