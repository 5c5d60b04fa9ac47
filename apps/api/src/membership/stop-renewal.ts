import type { ForMember } from '../business/policy.ts';
import { write } from '../write/write.ts';
import { deleteRenewal } from './queries.ts';

/** The next year of a business is not paid by itself; again it changes nothing. */
export async function stopRenewal(context: ForMember): Promise<{ businessID: string }> {
  const { businessID } = context.actor.actingBusiness;
  await write(context, { noun: 'business', id: businessID }, (trx) => deleteRenewal(trx, businessID));
  return { businessID };
}
