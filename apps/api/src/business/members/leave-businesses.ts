import type { Context } from '../../context.ts';
import { deleteMemberships } from './queries.ts';

/** Ends what a person may do for businesses; one nobody else owns becomes unclaimed (`keep_claimed` in the database). */
export function leaveBusinesses({ db }: Pick<Context, 'db'>, personID: string): Promise<void> {
  return deleteMemberships(db, personID);
}
