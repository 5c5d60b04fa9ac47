import type { ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';

/** A business, or a person as themselves. */
export interface Party {
  businessID: string | undefined;
  personID: string | undefined;
}

interface NotifiedRow {
  from_name: string;
  to_name: string;
  person_ids: string[];
}

const nameOf = ({ businessID, personID }: Party) => sql`coalesce(
  (SELECT company_name FROM business_cards WHERE business_cards.id = ${businessID ?? null}::uuid),
  (SELECT first_name || ' ' || last_name FROM named_people WHERE named_people.id = ${personID ?? null}::uuid), '')`;

/** Who is told of what somebody wrote to a party, but for them: its administrators, or the person, in a group those who read it; and what both are called. */
export async function findNotified(
  db: ReadDatabase,
  { from, to, groupID }: { from: Party; to: Party; groupID: string | undefined },
): Promise<NotifiedRow> {
  const mayRead =
    groupID === undefined
      ? sql`true`
      : sql`EXISTS (
          SELECT FROM shown_groups AS in_group WHERE in_group.id = ${groupID} AND (in_group.access = 'open' OR EXISTS (
            SELECT FROM people_of_groups AS own WHERE own.group_id = in_group.id AND own.person_id = reader.person_id
          ))
        )`;
  const readers =
    to.businessID === undefined
      ? sql`SELECT id AS person_id FROM named_people WHERE id = ${to.personID ?? null}::uuid`
      : sql`SELECT person_id FROM administrators_of_businesses WHERE business_id = ${to.businessID}`;
  const { rows } = await sql<NotifiedRow>`
    SELECT ${nameOf(from)} AS from_name, ${nameOf(to)} AS to_name,
      ARRAY(SELECT person_id FROM (${readers}) AS reader WHERE person_id <> ${from.personID ?? null}::uuid AND ${mayRead}) AS person_ids
  `.execute(db);
  return rows[0] ?? { from_name: '', to_name: '', person_ids: [] };
}
