import type { GroupRole } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import type { GroupRow } from './group-row.ts';
import { findGroup } from './queries.ts';

/** What a verb gets that `inGroup` let pass. */
export interface ForGroup extends Context<ActingPerson> {
  group: GroupRow;
}

interface OfGroup {
  params: { groupID: string };
}

/** Whoever has a role may do what those below it may. */
const rank: Record<GroupRole, number> = { member: 0, moderator: 1, owner: 2 };

export const hasRole = (role: GroupRole | null | undefined, from: GroupRole): boolean =>
  role !== null && role !== undefined && rank[role] >= rank[from];

/**
 * The policy of calls about a group, for whoever may know of it, or for its people from a role on.
 * @throws NotFound, of the policy, where there is none, or a private one of others: both are answered the same; Forbidden for whoever
 * knows of it and has not the role
 */
export function inGroup(from: 'reader' | GroupRole) {
  return async (context: Context<ActingPerson>, { params }: OfGroup): Promise<ForGroup> => {
    const group = found(await findGroup(context.db, params.groupID, context.actor.id), 'group');
    if (from !== 'reader' && !hasRole(group.role, from))
      throw new KontorError('Forbidden', 'You may not do this.');
    return { ...context, group };
  };
}
