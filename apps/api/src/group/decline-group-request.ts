import { found } from '../found.ts';
import { readSubject } from '../notification/read-subject.ts';
import { write } from '../write/write.ts';
import { ownGroup } from './own-group.ts';
import type { ForGroup } from './policy.ts';
import { lockRequest, updateState } from './request-queries.ts';

/** Declines a request: whoever asked reads that they may ask again in 30 days. Again it changes nothing. @throws NotFound for who does not ask */
export async function declineGroupRequest(context: ForGroup, personID: string): Promise<{ userID: string }> {
  const { group, actor } = context;
  const pair = { groupID: group.id, personID };
  await write(context, { noun: 'group', id: group.id }, async (trx) => {
    await ownGroup(trx, context, { from: 'moderator', strength: 'share' });
    const isDeclined = await updateState(trx, pair, { from: 'asked', to: 'declined' });
    if (!isDeclined) {
      const known = await lockRequest(trx, pair);
      found(known?.state === 'declined' || undefined, 'request');
    }
    await readSubject(trx, group.id, { personID: actor.id, businessID: undefined });
  });
  return { userID: personID };
}
