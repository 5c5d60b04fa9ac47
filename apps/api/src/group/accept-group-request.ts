import { found } from '../found.ts';
import { readSubject } from '../notification/read-subject.ts';
import { write } from '../write/write.ts';
import { findRole, insertMember } from './member-queries.ts';
import { ownGroup } from './own-group.ts';
import type { ForGroup } from './policy.ts';
import { deleteRequest } from './request-queries.ts';
import { tellAccepted } from './tell.ts';

/** Lets somebody in who asks; again it changes nothing. @throws NotFound for who does not ask, or not any more */
export async function acceptGroupRequest(context: ForGroup, personID: string): Promise<{ userID: string }> {
  const { group, actor } = context;
  const pair = { groupID: group.id, personID };
  await write(context, { noun: 'group', id: group.id }, async (trx) => {
    await ownGroup(trx, context, { from: 'moderator', strength: 'share' });
    if (await deleteRequest(trx, pair, 'asked')) {
      await insertMember(trx, group.id, personID);
      await tellAccepted(trx, group, { personID, byID: actor.id });
    } else found(await findRole(trx, group.id, personID), 'request');
    await readSubject(trx, group.id, { personID: actor.id, businessID: undefined });
  });
  return { userID: personID };
}
