import { write } from '../write/write.ts';
import { ownGroup } from './own-group.ts';
import type { ForGroup } from './policy.ts';
import { updateRemoved } from './queries.ts';

/** Removes a group: nobody sees it or what stands in it from now on, and a job deletes both. */
export async function removeGroup(context: ForGroup): Promise<{ groupID: string }> {
  const { id } = context.group;
  await write(context, { noun: 'group', id }, async (trx) => {
    await ownGroup(trx, context, { from: 'owner' });
    await updateRemoved(trx, id);
  });
  return { groupID: id };
}
