import { internalTokenHeader } from '@kontor/contract';
import { findUser, type User } from '../account/queries.ts';
import type { Context } from '../context.ts';
import { markTold, markUntold, takePeople } from './queries.ts';

/** What the api is told of a person, as the account stands: `PUT /internal/person/{id}`. */
interface ToldPerson {
  firstName: string;
  lastName: string;
  email: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  language: string;
}

/** People taken at once. */
const batch = 10;
/** Seconds a taken person is left alone, and the longest wait of a failed one. */
const lease = 120;
const longestWait = 300;
const timeout = 5_000;

/**
 * Tells the api of people whose account was confirmed, changed or deleted, at least once and until it has taken it: a row
 * of `person_events` stands from the transaction that changed the account on. Resolves with how many were taken.
 */
export async function tellApi(context: Context): Promise<number> {
  const { db, log } = context;
  const people = await takePeople(db, batch, lease);
  for (const { user_id: id, version, attempts } of people) {
    try {
      await tell(context, id, await findUser(db, id));
      await markTold(db, id, version);
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
      log.warn({ err: error, person: id, attempts }, 'the api was not told of a person');
      await markUntold(db, id, reason, Math.min(longestWait, 2 ** attempts));
    }
  }
  return people.length;
}

async function tell({ settings }: Context, id: string, user: User | undefined): Promise<void> {
  const { API_URL, INTERNAL_TOKEN } = settings;
  const told: ToldPerson | undefined = user && {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    country: user.countryCode,
    language: user.language,
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
