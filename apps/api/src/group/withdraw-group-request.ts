import type { Group } from '@kontor/contract';
import { write } from '../write/write.ts';
import { getGroup } from './get-group.ts';
import type { ForGroup } from './policy.ts';
import { updateState } from './request-queries.ts';

/** Takes a request back; again it changes nothing. */
export async function withdrawGroupRequest(context: ForGroup): Promise<Group> {
  const { group, actor } = context;
  return write(context, { noun: 'group', id: group.id }, async (trx) => {
    const pair = { groupID: group.id, personID: actor.id };
    await updateState(trx, pair, { from: 'asked', to: 'withdrawn' });
    return getGroup({ ...context, db: trx }, group.id);
  });
}
