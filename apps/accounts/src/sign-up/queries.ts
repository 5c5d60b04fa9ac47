import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import type { User } from '../account/queries.ts';
import type { Language } from '../language.ts';

export async function countryExists(db: Database, code: string): Promise<boolean> {
  const row = await db.selectFrom('countries').select('code').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

/** Countries by their names in a language, in its order. */
export async function findCountries(
  db: Database,
  language: Language,
): Promise<{ code: string; name: string }[]> {
  const rows = await db
    .selectFrom('countries')
    .select(['code', sql<string>`coalesce(names->>${language}, names->>'en')`.as('name')])
    .execute();
  const order = new Intl.Collator(language);
  return rows.sort((a, b) => order.compare(a.name, b.name));
}

/** Makes an account with a password, in one statement; false when the address has one. */
export async function insertUser(
  db: Database,
  user: Pick<User, 'email' | 'firstName' | 'lastName' | 'countryCode' | 'language'>,
  passwordHash: string,
): Promise<boolean> {
  const { email, firstName, lastName, countryCode, language } = user;
  const { rows } = await sql`
    WITH made AS (
      INSERT INTO accounts.users (email, first_name, last_name, country_code, language, terms_accepted_at)
      VALUES (${email}, ${firstName}, ${lastName}, ${countryCode}, ${language}, now())
      ON CONFLICT (email) DO NOTHING
      RETURNING id
    )
    INSERT INTO accounts.credentials (user_id, account_id, provider_id, password_hash)
    SELECT id, id::text, 'credential', ${passwordHash} FROM made
    RETURNING user_id`.execute(db);
  return rows.length > 0;
}
