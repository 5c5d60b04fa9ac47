import { KontorError } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import type { OperatorRole } from './operator-role.ts';

/** What a verb gets that this policy let pass. */
export interface ForOperator extends Context<ActingPerson> {
  operator: { roles: readonly OperatorRole[] };
}

/**
 * The policy of calls for people with this role of the operator: `route(call, verb, { policy: operator('verifier') })`. The
 * verb gets all roles they have. @throws Forbidden, of the policy, for everybody else
 */
export function operator(role: OperatorRole) {
  return async (context: Context<ActingPerson>): Promise<ForOperator> => {
    const roles = await context.actor.operatorRoles();
    if (!roles.includes(role)) throw new KontorError('Forbidden', 'You may not do this.');
    return { ...context, operator: { roles } };
  };
}
