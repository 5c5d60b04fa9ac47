import { type Group, mayBecome, type NewGroup } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { checkMaySend } from '../inquiry/safety/check-may-write.ts';
import { write } from '../write/write.ts';
import { getGroup } from './get-group.ts';
import { ownGroup } from './own-group.ts';
import type { ForGroup } from './policy.ts';
import { updateGroup } from './queries.ts';
import { readWritten } from './read-written.ts';

/**
 * Says anew what a group is about. @throws BadRequest for what is empty or unknown, Conflict for a group that would become more open,
 * Forbidden while sending is suspended
 */
export async function editGroup(context: ForGroup, sent: NewGroup): Promise<Group> {
  const { id } = context.group;
  const written = readWritten(context, sent);
  return write(context, { noun: 'group', id }, async (trx) => {
    await checkMaySend(trx, context.actor);
    const { access } = await ownGroup(trx, context, { from: 'owner' });
    if (!mayBecome(access, written.access))
      throw new KontorError('Conflict', 'A group can become more private, but not more open.');
    await updateGroup(trx, id, written);
    return getGroup({ ...context, db: trx }, id);
  });
}
