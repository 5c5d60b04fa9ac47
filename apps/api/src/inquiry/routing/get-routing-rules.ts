import type { RoutingRules } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { presentRules } from './present.ts';
import { findRules } from './queries.ts';

/** The rules by which new inquiries to a business are assigned. */
export async function getRoutingRules({ db, actor }: ForMember): Promise<RoutingRules> {
  return presentRules(await findRules(db, actor.actingBusiness.businessID));
}
