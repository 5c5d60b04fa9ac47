import type { BusinessRole } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ActingAsEither, ActingMember, ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';

/** What a verb gets that `memberOf` let pass. */
export type ForMember = Context<ActingMember>;

/** What a verb gets that `actingAs` let pass. */
export type ForEither = Context<ActingAsEither>;

/** Whoever has a level may do what the levels below it may. */
const rank: Record<BusinessRole, number> = { member: 0, admin: 1, owner: 2 };

/**
 * The policy of calls for members of a business, from this level on:
 * `route(call, verb, { policy: memberOf(({ params }) => params.businessID, 'admin') })`, of a verb that gets `ForMember`: its
 * actor knows the business with what they are there, so that it names no other. @throws Forbidden, of the policy, for everybody else
 */
export function memberOf<Input>(pick: (input: Input) => string, level: BusinessRole) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForMember> => {
    const actingBusiness = await context.actor.membershipIn(pick(input));
    if (!actingBusiness || rank[actingBusiness.role] < rank[level])
      throw new KontorError('Forbidden', 'You may not do this.');
    return { ...context, actor: { ...context.actor, actingBusiness } };
  };
}

/**
 * The policy of calls that people perform as themselves or as a business of theirs, from this level on, as `bid` and `ubid` name
 * either: by one's own id, or none, one acts as oneself. Its verb gets `ForEither`. @throws Forbidden, of the policy, for the id
 * of anybody or anything else
 */
export function actingAs<Input>(pick: (input: Input) => string | undefined, level: BusinessRole) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForEither> => {
    const { actor } = context;
    const id = pick(input)?.toLowerCase();
    if (id !== undefined && id !== actor.id) return memberOf(() => id, level)(context, input);
    return { ...context, actor: { ...actor, actingBusiness: undefined } };
  };
}
