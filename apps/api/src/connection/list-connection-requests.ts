import type { Data, Input, listConnectionRequests as listConnectionRequestsCall } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { findRequests } from './list-queries.ts';
import { partyOf } from './party-of.ts';
import { presentListed } from './present-listed.ts';

/** Requests that wait for an answer, received or sent, the last first. @throws BadRequest for what is no cursor */
export async function listConnectionRequests(
  { db, actor }: ForEither,
  { size, after, areSent = false }: Input<typeof listConnectionRequestsCall>['query'],
): Promise<Data<typeof listConnectionRequestsCall>> {
  const { id: partyID } = partyOf(actor);
  const from = readCursor(after, 'uuid');
  // One more says whether there is another page.
  const found = await findRequests(db, { partyID, from, size: size + 1, areSent });
  const { rows, next } = pageOf(found, size, ({ id }) => id);
  return { connections: presentListed(rows, partyID), next };
}
