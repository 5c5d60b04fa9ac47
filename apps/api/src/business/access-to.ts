import type { getBusinessProfile, Session } from '@kontor/contract';
import { type Database, statement } from '@kontor/database';
import type { Actor } from '@kontor/server';

const findRole = statement((db, businessID: string, personID: string) =>
  db
    .selectFrom('business_members')
    .innerJoin('businesses', 'businesses.id', 'business_members.business_id')
    .select((row) => row.ref('business_members.role').$castTo<'owner' | 'admin' | 'member'>().as('role'))
    .where('business_members.business_id', '=', businessID)
    .where('business_members.person_id', '=', personID)
    .where('businesses.claimed_at', 'is not', null),
);

/** What somebody is to a business (checklist 157, 199); nothing where it has no owner, since then nobody acts for it. */
export async function accessTo(
  db: Database,
  actor: Actor,
  businessID: string,
): Promise<Session<typeof getBusinessProfile>> {
  if (actor.kind !== 'person') return {};
  const [member] = await findRole(db, businessID, actor.id);
  return member ? { accessLevel: member.role } : {};
}
