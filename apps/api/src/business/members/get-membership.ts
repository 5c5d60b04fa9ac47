import type { Membership } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { findMembership } from './queries.ts';

/** What a person is to a business; undefined for strangers, and where it has no owner: then nobody acts for it. */
export async function getMembership(
  { db }: Pick<Context, 'db'>,
  { businessID, personID }: { businessID: string; personID: string },
): Promise<Membership | undefined> {
  const [member] = await findMembership(db, businessID, personID);
  return member;
}
