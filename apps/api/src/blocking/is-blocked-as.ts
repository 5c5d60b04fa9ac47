import type { ForEither } from '../business/policy.ts';
import type { Context } from '../context.ts';
import { findApart } from './queries.ts';

/** Whether the business somebody acts as and whoever wrote something, a business or a person, are kept apart by a block of either side. */
export async function isBlockedAs(
  { db, actor }: Pick<Context, 'db'> & Pick<ForEither, 'actor'>,
  { businessID, personID }: { businessID: string | undefined; personID: string },
): Promise<boolean> {
  const acting = actor.actingBusiness?.businessID;
  return acting !== undefined && (await findApart(db, acting, [businessID ?? personID])).length > 0;
}
