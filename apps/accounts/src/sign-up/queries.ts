import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import type { Language } from '../language.ts';

export async function countryExists(db: Database, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('named_countries')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

/** Countries by their names in a language, in its order. */
export async function findCountries(
  db: Database,
  language: Language,
): Promise<{ code: string; name: string }[]> {
  const rows = await db
    .selectFrom('named_countries')
    .select(['code', sql<string>`coalesce(names->>${language}, names->>'en')`.as('name')])
    .execute();
  const order = new Intl.Collator(language);
  return rows.sort((a, b) => order.compare(a.name, b.name));
}
