import type { TextsByLanguage } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';
import { sql } from 'kysely';
import type { Place } from '../absence/today-at.ts';

export interface SettingsRow {
  shows_names: boolean;
  absent_from: string | null;
  absent_until: string | null;
  absence_texts: TextsByLanguage;
}

const defaults: SettingsRow = {
  shows_names: true,
  absent_from: null,
  absent_until: null,
  absence_texts: {},
};

/** How a business shows itself (`inbox_settings_pkey`). */
export async function findSettings(db: ReadDatabase, businessID: string): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`
    SELECT shows_names, absent_from::text, absent_until::text, absence_texts FROM inbox_settings WHERE business_id = ${businessID}
  `.execute(db);
  return rows[0] ?? defaults;
}

export async function upsertShownNames(db: Database, businessID: string, showsNames: boolean): Promise<void> {
  await db
    .insertInto('inbox_settings')
    .values({ business_id: businessID, shows_names: showsNames })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet({ shows_names: showsNames }))
    .execute();
}

/** @param absence undefined when the business is there */
export async function upsertAbsence(
  db: Database,
  businessID: string,
  absence: { from: string; until: string; texts: TextsByLanguage } | undefined,
): Promise<void> {
  const columns = {
    absent_from: absence?.from ?? null,
    absent_until: absence?.until ?? null,
    absence_texts: JSON.stringify(absence?.texts ?? {}),
  };
  await db
    .insertInto('inbox_settings')
    .values({ business_id: businessID, ...columns })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet(columns))
    .execute();
}

export interface StatedAbsenceRow extends Place {
  business_id: string;
  absent_from: string;
  absent_until: string;
  absence_texts: TextsByLanguage;
}

/** What these businesses said of being away, whenever that is (`inbox_settings_pkey`). */
export async function findStatedAbsences(
  db: ReadDatabase,
  businessIDs: readonly string[],
): Promise<StatedAbsenceRow[]> {
  const { rows } = await sql<StatedAbsenceRow>`
    SELECT stated.business_id, stated.absent_from::text, stated.absent_until::text, stated.absence_texts,
      business.country_code, business.time_zone
    FROM inbox_settings AS stated JOIN answering_businesses AS business ON business.id = stated.business_id
    WHERE stated.business_id = ANY(${businessIDs}::uuid[]) AND stated.absent_from IS NOT NULL
  `.execute(db);
  return rows;
}
