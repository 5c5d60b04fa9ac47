import type { Data, Input, listConnections as listConnectionsCall } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { findConnections } from './list-queries.ts';
import { partyOf } from './party-of.ts';
import { presentListed } from './present-listed.ts';

/** With whom somebody, or the business they act for, is connected, the last first. @throws BadRequest for what is no cursor */
export async function listConnections(
  { db, actor }: ForEither,
  { size, after }: Input<typeof listConnectionsCall>['query'],
): Promise<Data<typeof listConnectionsCall>> {
  const { id: partyID } = partyOf(actor);
  const from = readCursor(after, 'uuid');
  // One more says whether there is another page.
  const found = await findConnections(db, { partyID, from, size: size + 1 });
  const { rows, next } = pageOf(found, size, ({ id }) => id);
  return { connections: presentListed(rows, partyID), next };
}
