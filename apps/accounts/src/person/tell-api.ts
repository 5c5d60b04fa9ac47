import { internalTokenHeader } from '@kontor/contract';
import { type Account, findAccount } from '../account/accounts.ts';
import type { Context } from '../context.ts';
import { findUntold, markTold } from './queries.ts';

/** What the api is told of a person, as the account stands: `PUT /internal/person/{id}`. */
interface ToldPerson {
  firstName: string;
  lastName: string;
  email: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  language: string;
  /** The account is to be deleted, unless they keep it. */
  isLeaving: boolean;
}

const timeout = 5_000;

/**
 * Tells the api of a person whose account was confirmed, changed or deleted, at least once: a row of `person_events` stands from
 * the transaction that changed the account on. @throws when the api does not take it
 */
export async function tellApi(context: Pick<Context, 'db' | 'settings'>, id: string): Promise<void> {
  const { db } = context;
  const version = await findUntold(db, id);
  if (version === undefined) return;
  await tell(context, id, await findAccount(db, id));
  await markTold(db, id, version);
}

async function tell(
  { settings }: Pick<Context, 'settings'>,
  id: string,
  account: Account | undefined,
): Promise<void> {
  const { API_URL, INTERNAL_TOKEN } = settings;
  const told: ToldPerson | undefined = account && {
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    country: account.countryCode,
    language: account.language,
    isLeaving: account.deleteAfter !== undefined,
  };
  const response = await fetch(`${API_URL}/internal/person/${id}`, {
    method: told ? 'PUT' : 'DELETE',
    // The token is for the api alone.
    redirect: 'error',
    headers: {
      ...(told ? { 'content-type': 'application/json' } : {}),
      [internalTokenHeader]: INTERNAL_TOKEN,
    },
    ...(told ? { body: JSON.stringify(told) } : {}),
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The api answered ${response.status}.`);
}
