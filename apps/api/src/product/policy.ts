import type { BusinessRole } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import { type ForMember, memberOf } from '../business/policy.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { findOwnerOfBulk } from './bulk/queries.ts';
import { findOwner } from './edit/queries.ts';
import { findOwnerOfImport } from './import/queries.ts';

/**
 * The policy of calls about one product, archived or not: of members, from this level on, of the business that has it.
 * @throws NotFound, of the policy, for a product there is not; Forbidden for everybody else
 */
export function memberOfProduct<Input>(pick: (input: Input) => string, level: BusinessRole) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForMember> => {
    const businessID = found(await findOwner(context.db, pick(input)), 'product');
    return memberOf(() => businessID, level)(context, input);
  };
}

/** The same for a change of many products, by the business whose they are. @throws NotFound, Forbidden, of the policy */
export function memberOfBulk<Input>(pick: (input: Input) => string, level: BusinessRole) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForMember> => {
    const businessID = found(await findOwnerOfBulk(context.db, pick(input)), 'change of products');
    return memberOf(() => businessID, level)(context, input);
  };
}

/** The same for an import of products. @throws NotFound, Forbidden, of the policy */
export function memberOfImport<Input>(pick: (input: Input) => string, level: BusinessRole) {
  return async (context: Context<ActingPerson>, input: Input): Promise<ForMember> => {
    const businessID = found(await findOwnerOfImport(context.db, pick(input)), 'import of products');
    return memberOf(() => businessID, level)(context, input);
  };
}
