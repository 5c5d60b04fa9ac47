import type { Data, Input, listGroupRequests as listGroupRequestsCall } from '@kontor/contract';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import type { ForGroup } from './policy.ts';
import { presentWaiting } from './present.ts';
import { findWaiting } from './request-queries.ts';

/** Who asks to be let in, the last first. @throws BadRequest for what is no cursor */
export async function listGroupRequests(
  { db, group: { id: groupID } }: ForGroup,
  { size, after }: Input<typeof listGroupRequestsCall>['query'],
): Promise<Data<typeof listGroupRequestsCall>> {
  const from = readCursor(after, 'uuid');
  // One more says whether there is another page.
  const found = await findWaiting(db, { groupID, states: ['asked'], from, size: size + 1 });
  const { rows, next } = pageOf(found, size, (row) => row.person_id);
  return { requests: presentWaiting(rows), next };
}
