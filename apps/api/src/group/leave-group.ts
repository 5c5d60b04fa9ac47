import { KontorError } from '@kontor/server';
import { write } from '../write/write.ts';
import { deleteMember, findHasOthers } from './member-queries.ts';
import { ownGroup } from './own-group.ts';
import type { ForGroup } from './policy.ts';
import { updateRemoved } from './queries.ts';

/** Leaves a group; with its last member it goes. @throws Conflict for an owner who has not handed it over */
export async function leaveGroup(context: ForGroup): Promise<{ groupID: string }> {
  const { group, actor } = context;
  await write(context, { noun: 'group', id: group.id }, async (trx) => {
    const { role } = await ownGroup(trx, context, { from: 'reader' });
    if (role === null) return;
    if (role === 'owner') {
      if (await findHasOthers(trx, group.id, actor.id))
        throw new KontorError('Conflict', 'Transfer the group to another member first.');
      await updateRemoved(trx, group.id);
    }
    await deleteMember(trx, group.id, actor.id);
  });
  return { groupID: group.id };
}
