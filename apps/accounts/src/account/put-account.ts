import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { type Account, findAccountByEmail } from './accounts.ts';

/**
 * Puts a confirmed account of a given id here, or brings the one there is back to what is given. False when its address is
 * that of another account: then nothing is written.
 */
export async function putAccount(
  trx: Database,
  account: Pick<Account, 'id' | 'email' | 'firstName' | 'lastName' | 'countryCode' | 'language'>,
  passwordHash: string,
): Promise<boolean> {
  const owner = await findAccountByEmail(trx, account.email);
  if (owner && owner.id !== account.id) return false;
  const row = {
    email: account.email,
    email_confirmed: true,
    first_name: account.firstName,
    last_name: account.lastName,
    country_code: account.countryCode,
    language: account.language,
    terms_accepted_at: sql<Date>`now()`,
    delete_after: null,
  };
  await trx
    .insertInto('accounts.users')
    .values({ id: account.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  // As old as its change: see `findUnchangedAccounts`.
  const now = sql<Date>`now()`;
  const credential = {
    account_id: account.id,
    password_hash: passwordHash,
    created_at: now,
    updated_at: now,
  };
  await trx
    .insertInto('accounts.credentials')
    .values({ user_id: account.id, provider_id: 'credential', ...credential })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider_id']).doUpdateSet(credential))
    .execute();
  return true;
}
