import type { getBusinessProfile, Session } from '@kontor/contract';
import type { Actor } from '@kontor/server';
import type { ActingPerson } from '../actor.ts';

/** What somebody is to a business (checklist 157, 199). */
export async function accessTo(
  actor: Actor<ActingPerson>,
  businessID: string,
): Promise<Session<typeof getBusinessProfile>> {
  if (actor.kind !== 'person') return {};
  const member = await actor.membershipIn(businessID);
  return member ? { accessLevel: member.role } : {};
}
