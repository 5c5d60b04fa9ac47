import type { Data, Input, listGroupInvitations as listGroupInvitationsCall } from '@kontor/contract';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import type { ForGroup } from './policy.ts';
import { presentWaiting } from './present.ts';
import { findWaiting } from './request-queries.ts';

/** Who was invited and is not in yet, the last first; a refusal is not told. @throws BadRequest for what is no cursor */
export async function listGroupInvitations(
  { db, group: { id: groupID } }: ForGroup,
  { size, after }: Input<typeof listGroupInvitationsCall>['query'],
): Promise<Data<typeof listGroupInvitationsCall>> {
  const from = readCursor(after, 'uuid');
  // One more says whether there is another page.
  const found = await findWaiting(db, { groupID, states: ['invited', 'refused'], from, size: size + 1 });
  const { rows, next } = pageOf(found, size, (row) => row.person_id);
  return { invitations: presentWaiting(rows), next };
}
