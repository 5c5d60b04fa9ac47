import { type Group, groupLimits, type NewGroup } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { checkMaySend } from '../inquiry/safety/check-may-write.ts';
import { writeOnce } from '../write/write-once.ts';
import { getGroup } from './get-group.ts';
import { insertMember } from './member-queries.ts';
import { countOwn, insertGroup, lockPersonInGroups } from './queries.ts';
import { readWritten } from './read-written.ts';

/**
 * Creates a group, of which whoever does is the owner. @throws BadRequest for what is empty or unknown, Conflict for who owns many, Forbidden
 * while sending is suspended
 */
export async function createGroup(context: Context<ActingPerson>, sent: NewGroup): Promise<Group> {
  const { id: personID } = context.actor;
  const written = readWritten(context, sent);
  const about = ({ groupID: id }: Group) => ({ noun: 'group', id });
  return writeOnce(context, sent, about, async (trx) => {
    await checkMaySend(trx, context.actor);
    await lockPersonInGroups(trx, personID);
    const { owned, joined } = await countOwn(trx, personID);
    if (owned >= groupLimits.owned || joined >= groupLimits.joined)
      throw new KontorError('Conflict', 'You have reached the maximum number of groups.');
    const id = await insertGroup(trx, written);
    await insertMember(trx, id, personID, 'owner');
    return getGroup({ ...context, db: trx }, id);
  });
}
