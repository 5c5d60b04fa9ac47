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

/** Makes an account with a password; undefined when the address has one. */
export async function insertUser(
  db: Database,
  user: Pick<User, 'email' | 'firstName' | 'lastName' | 'countryCode' | 'language'>,
  passwordHash: string,
): Promise<string | undefined> {
  const row = await db
    .insertInto('accounts.users')
    .values({
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      country_code: user.countryCode,
      language: user.language,
      terms_accepted_at: sql`now()`,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await db
    .insertInto('accounts.credentials')
    .values({ user_id: row.id, account_id: row.id, provider_id: 'credential', password_hash: passwordHash })
    .execute();
  return row.id;
}
