import type { Database } from '@kontor/database';
import { type Language, languages } from '../language.ts';

/** A user as verbs need them. */
export interface User {
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

function usersIn(db: Database) {
  return db
    .selectFrom('accounts.users')
    .select(['id', 'email', 'email_confirmed', 'first_name', 'last_name', 'country_code', 'language'])
    .select(['two_factor_enabled', 'delete_after']);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof usersIn>['executeTakeFirstOrThrow']>>;

function toUser(row: UserRow): User {
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

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const row = await usersIn(db).where('id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

/** The same; nobody else changes the user until the transaction ends. */
export async function lockUser(db: Database, id: string): Promise<User | undefined> {
  const row = await usersIn(db).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toUser(row);
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const row = await usersIn(db).where('email', '=', email).executeTakeFirst();
  return row && toUser(row);
}

export async function setLanguage(db: Database, id: string, language: Language): Promise<void> {
  await db
    .updateTable('accounts.users')
    .set({ language, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function confirmEmail(db: Database, id: string): Promise<void> {
  await db
    .updateTable('accounts.users')
    .set({ email_confirmed: true, updated_at: new Date() })
    .where('id', '=', id)
    .where('email_confirmed', '=', false)
    .execute();
}

export async function storePassword(db: Database, userID: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('accounts.credentials')
    .set({ password_hash: passwordHash, updated_at: new Date() })
    .where('user_id', '=', userID)
    .where('provider_id', '=', 'credential')
    .execute();
}

export async function findPasswordHash(db: Database, userID: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts.credentials')
    .select('password_hash')
    .where('user_id', '=', userID)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password_hash ?? undefined;
}

/** Ends logins of a user, all or all but one, and with them the product's sessions that came from them. */
export async function endLogins(db: Database, userID: string, except?: string): Promise<void> {
  await db
    .deleteFrom('accounts.logins')
    .where('user_id', '=', userID)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}
