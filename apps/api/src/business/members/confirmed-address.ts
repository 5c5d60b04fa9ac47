import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { findPeopleByIDs } from '../../person/find-people-by-ids.ts';

/** The address somebody has confirmed; undefined for a moment after they signed up, until the account service has told of it. */
export async function findConfirmedAddress(
  { db }: Pick<Context, 'db'>,
  personID: string,
): Promise<string | undefined> {
  const [person] = await findPeopleByIDs({ db }, [personID]);
  return person?.email?.toLowerCase();
}

/** The same of whoever is signed in. @throws Unavailable while it is not known */
export async function confirmedAddress({ db, actor }: Context<ActingPerson>): Promise<string> {
  const email = await findConfirmedAddress({ db }, actor.id);
  if (email !== undefined) return email;
  throw new KontorError('Unavailable', 'Your e-mail address is being confirmed. Try again in a moment.', {
    retryAfter: 2,
  });
}
