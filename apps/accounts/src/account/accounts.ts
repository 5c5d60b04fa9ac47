import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { type Language, languages } from '../language.ts';

/** An account as verbs need it. */
export interface Account {
  id: string;
  email: string;
  emailConfirmed: boolean;
  firstName: string;
  lastName: string;
  countryCode: string;
  language: Language;
  twoFactorEnabled: boolean;
  deleteAfter: Date | undefined;
}

function accountsIn(db: Database) {
  return db
    .selectFrom('accounts.users')
    .select(['id', 'email', 'email_confirmed', 'first_name', 'last_name', 'country_code', 'language'])
    .select(['two_factor_enabled', 'delete_after']);
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof accountsIn>['executeTakeFirstOrThrow']>>;

function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    emailConfirmed: row.email_confirmed,
    firstName: row.first_name,
    lastName: row.last_name,
    countryCode: row.country_code,
    language: languages.find((language) => language === row.language) ?? 'en',
    twoFactorEnabled: row.two_factor_enabled,
    deleteAfter: row.delete_after ?? undefined,
  };
}

export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const row = await accountsIn(db).where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** The same; nobody else changes the account until the transaction ends. */
export async function lockAccount(db: Database, id: string): Promise<Account | undefined> {
  const row = await accountsIn(db).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const row = await accountsIn(db).where('email', '=', email).executeTakeFirst();
  return row && toAccount(row);
}

export async function confirmEmail(db: Database, id: string): Promise<void> {
  await db
    .updateTable('accounts.users')
    .set({ email_confirmed: true, updated_at: new Date() })
    .where('id', '=', id)
    .where('email_confirmed', '=', false)
    .execute();
}

/** Makes an account with a password, in one statement; false when the address has one. */
export async function insertAccount(
  db: Database,
  account: Pick<Account, 'email' | 'firstName' | 'lastName' | 'countryCode' | 'language'>,
  passwordHash: string,
): Promise<boolean> {
  const { email, firstName, lastName, countryCode, language } = account;
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

export async function setLanguage(db: Database, id: string, language: Language): Promise<void> {
  await db
    .updateTable('accounts.users')
    .set({ language, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}
