import { found } from '../found.ts';
import { readSubject } from '../notification/read-subject.ts';
import { write } from '../write/write.ts';
import type { ForGroup } from './policy.ts';
import { updateState } from './request-queries.ts';

/** Declines an invitation; nobody is told. @throws NotFound for who is not invited, or not any more */
export async function declineGroupInvitation(context: ForGroup): Promise<{ groupID: string }> {
  const { group, actor } = context;
  await write(context, { noun: 'group', id: group.id }, async (trx) => {
    const pair = { groupID: group.id, personID: actor.id };
    const isDeclined = await updateState(trx, pair, { from: 'invited', to: 'refused' });
    found(isDeclined || undefined, 'invitation');
    await readSubject(trx, group.id, { personID: actor.id, businessID: undefined });
  });
  return { groupID: group.id };
}
