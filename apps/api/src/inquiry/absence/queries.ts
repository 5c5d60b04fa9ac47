import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { Place } from './today-at.ts';

/** Somebody of a business. */
export interface OfMember {
  businessID: string;
  personID: string;
}

export interface AbsenceRow extends Place {
  person_id: string;
  first_name: string;
  last_name: string;
  first_day: string;
  last_day: string;
  substitute_id: string | null;
  substitute_first_name: string | null;
  substitute_last_name: string | null;
}

/** Who of a business said to be away, by the first day (`member_absences_pkey`). */
export async function findAbsences(
  db: ReadDatabase,
  { businessID, personID }: { businessID: string; personID?: string },
): Promise<AbsenceRow[]> {
  const { rows } = await sql<AbsenceRow>`
    SELECT absence.person_id, person.first_name, person.last_name, absence.first_day::text, absence.last_day::text, absence.substitute_id,
      substitute.first_name AS substitute_first_name, substitute.last_name AS substitute_last_name,
      business.country_code, business.time_zone
    FROM member_absences AS absence
      JOIN answering_businesses AS business ON business.id = absence.business_id
      JOIN named_people AS person ON person.id = absence.person_id
      LEFT JOIN named_people AS substitute ON substitute.id = absence.substitute_id
    WHERE absence.business_id = ${businessID} ${personID === undefined ? sql`` : sql`AND absence.person_id = ${personID}`}
    ORDER BY absence.first_day, absence.person_id
  `.execute(db);
  return rows;
}

export interface StandInRow extends Place {
  business_id: string;
  person_id: string;
  first_day: string;
  last_day: string;
  substitute_id: string | null;
  substitute_first_day: string | null;
  substitute_last_day: string | null;
}

/** Which of these people said to be away, and who stands in with their own absence (`member_absences_pkey`). */
export async function findStandIns(db: ReadDatabase, people: readonly OfMember[]): Promise<StandInRow[]> {
  const { rows } = await sql<StandInRow>`
    SELECT absence.business_id, absence.person_id, absence.first_day::text, absence.last_day::text, absence.substitute_id,
      other.first_day::text AS substitute_first_day, other.last_day::text AS substitute_last_day,
      business.country_code, business.time_zone
    FROM unnest(${people.map((each) => each.businessID)}::uuid[], ${people.map((each) => each.personID)}::uuid[])
        AS asked(business_id, person_id)
      JOIN member_absences AS absence ON absence.business_id = asked.business_id AND absence.person_id = asked.person_id
      JOIN answering_businesses AS business ON business.id = absence.business_id
      LEFT JOIN member_absences AS other ON other.business_id = absence.business_id AND other.person_id = absence.substitute_id
  `.execute(db);
  return rows;
}

/** Where a business is. */
export async function findPlace(db: ReadDatabase, businessID: string): Promise<Place | undefined> {
  return db
    .selectFrom('answering_businesses')
    .select(['country_code', 'time_zone'])
    .where('id', '=', businessID)
    .executeTakeFirst();
}

interface Days {
  firstDay: string;
  lastDay: string;
  substituteID: string | undefined;
}

/** Somebody is away; what they said before is replaced. */
export async function upsertAbsence(
  db: Database,
  { businessID, personID }: OfMember,
  { firstDay, lastDay, substituteID }: Days,
): Promise<void> {
  const days = { first_day: firstDay, last_day: lastDay, substitute_id: substituteID ?? null };
  await db
    .insertInto('member_absences')
    .values({ business_id: businessID, person_id: personID, ...days })
    .onConflict((conflict) => conflict.columns(['business_id', 'person_id']).doUpdateSet(days))
    .execute();
}

export async function deleteAbsence(db: Database, { businessID, personID }: OfMember): Promise<void> {
  await db
    .deleteFrom('member_absences')
    .where('business_id', '=', businessID)
    .where('person_id', '=', personID)
    .execute();
}

/** What is over for a week goes (`member_absences_by_end`). */
export async function deleteOldAbsences(db: Database): Promise<void> {
  await sql`DELETE FROM member_absences WHERE last_day < current_date - 7`.execute(db);
}

/** When somebody is away or stands in for others (`member_absences_of_person`, `member_absences_of_substitute`). */
export async function findAbsencesOf(db: ReadDatabase, personID: string) {
  const { rows } = await sql<{
    business_id: string;
    person_id: string;
    first_day: string;
    last_day: string;
  }>`
    SELECT business_id, person_id, first_day::text, last_day::text FROM member_absences
    WHERE person_id = ${personID} OR substitute_id = ${personID} ORDER BY first_day, business_id
  `.execute(db);
  return rows;
}
