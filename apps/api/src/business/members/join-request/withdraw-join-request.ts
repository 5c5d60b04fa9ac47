import type { ActingPerson } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { write } from '../../../write/write.ts';
import { markWithdrawn } from './queries.ts';
import { requestGone } from './request-gone.ts';

/** Takes back that one asked to join; administrators do not see it any more. @throws NotFound where nothing waits */
export async function withdrawJoinRequest(
  context: Context<ActingPerson>,
  businessID: string,
): Promise<{ requestID: string }> {
  const requestID = await write(context, { noun: 'business', id: businessID }, async (trx) => {
    const id = await markWithdrawn(trx, businessID, context.actor.id);
    if (id === undefined) throw requestGone();
    return id;
  });
  return { requestID };
}
