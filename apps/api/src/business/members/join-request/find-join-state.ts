import type { Data, getJoinState } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { KontorError } from '@kontor/server';
import { findConfirmedAddress } from '../confirmed-address.ts';
import { findRole } from '../member-queries.ts';
import { isAtOwnSite } from './own-site.ts';
import { findForJoining, findRequestOf } from './queries.ts';

export type JoinState = Data<typeof getJoinState>['state'];

/** What somebody who wants to join a business may do, and the address they may do it by. @throws NotFound for no business */
export async function findJoinState(
  db: ReadDatabase,
  businessID: string,
  personID: string,
): Promise<{ state: JoinState; email: string | undefined; requestID: string | undefined }> {
  const business = await findForJoining(db, businessID);
  if (!business) throw new KontorError('NotFound', 'There is no such business.');
  const email = await findConfirmedAddress({ db }, personID);
  const request = await findRequestOf(db, businessID, personID);
  const isThere = (await findRole(db, businessID, personID)) !== undefined;

  function stateNow(): JoinState {
    if (isThere) return 'member';
    if (!business?.claimed_at) return 'unclaimed';
    if (request?.declined_at) return 'declined';
    if (request && !request.withdrawn_at) return 'asked';
    return email !== undefined && isAtOwnSite(email, business.website) ? 'mayAsk' : 'notAtItsSite';
  }

  return { state: stateNow(), email, requestID: request?.id };
}
