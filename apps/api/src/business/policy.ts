import type { BusinessRole } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingPerson, Membership } from '../actor.ts';
import type { Context } from '../context.ts';

/** What a verb gets that this policy let pass. */
export interface ForMember extends Context<ActingPerson> {
  member: Membership;
}

/** Whoever has a level may do what the levels below it may. */
const rank: Record<BusinessRole, number> = { member: 0, admin: 1, owner: 2 };

/**
 * The policy of calls for members of a business, from this level on:
 * `route(call, verb, { policy: memberOf(({ params }) => params.businessID, 'admin') })`, of a verb that gets `ForMember`: the
 * business with what they are there, so that it names no other. @throws Forbidden, of the policy, for everybody else
 */
export function memberOf<Input>(pick: (input: Input) => string, level: BusinessRole) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForMember> => {
    const member = await context.actor.membershipIn(pick(input));
    if (!member || rank[member.role] < rank[level])
      throw new KontorError('Forbidden', 'You may not do this.');
    return { ...context, member };
  };
}
