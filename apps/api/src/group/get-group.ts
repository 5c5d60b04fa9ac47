import { type Group, groupLimits } from '@kontor/contract';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { presentGroup } from './present.ts';
import { findGroup, findKnown } from './queries.ts';

/** A group. @throws NotFound where there is none, and for a private one of others: nothing tells the two apart */
export async function getGroup(
  context: Pick<Context, 'db' | 'reference' | 'language' | 'actor'>,
  groupID: string,
): Promise<Group> {
  const { db, actor } = context;
  const personID = actor.kind === 'person' ? actor.id : undefined;
  const row = found(await findGroup(db, groupID, personID), 'group');
  const known =
    personID === undefined
      ? undefined
      : await findKnown(db, { groupID: row.id, personID, named: groupLimits.named });
  return presentGroup(context, row, known);
}
