import { readSubject } from '../notification/read-subject.ts';
import { write } from '../write/write.ts';
import { ownGroup } from './own-group.ts';
import type { ForGroup } from './policy.ts';
import { updateState } from './request-queries.ts';

/** Takes an invitation back, also one that was declined; again it changes nothing. */
export async function withdrawGroupInvitation(
  context: ForGroup,
  personID: string,
): Promise<{ userID: string }> {
  const { group } = context;
  const pair = { groupID: group.id, personID };
  await write(context, { noun: 'group', id: group.id }, async (trx) => {
    await ownGroup(trx, context, { from: 'moderator', strength: 'share' });
    await updateState(trx, pair, { from: 'refused', to: 'uninvited' });
    // What they were told of it is no news any more.
    if (await updateState(trx, pair, { from: 'invited', to: 'uninvited' }))
      await readSubject(trx, group.id, { personID, businessID: undefined });
  });
  return { userID: personID };
}
