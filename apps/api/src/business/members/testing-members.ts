import type { BusinessRole } from '@kontor/contract';
import type { TestApi } from '../../test/api.ts';
import { rowsIn } from '../../test/rows.ts';

/** One of them. */
export type Somebody = Awaited<ReturnType<ReturnType<typeof membersIn>['aMember']>>;

/** Businesses with people for tests of members. */
export function membersIn(api: TestApi) {
  const rows = rowsIn(api.db, api.reference);

  async function join(business_id: string, person_id: string, role: BusinessRole): Promise<void> {
    await api.db.insertInto('business_members').values({ business_id, person_id, role }).execute();
  }

  /** Somebody who is signed in, with a confirmed address, and this role at the business. */
  async function aMember(business?: string, role?: BusinessRole, { email }: { email?: string } = {}) {
    const id = await rows.aPerson();
    const address = email ?? `${id}@members.example`;
    await api.db.updateTable('people').set({ email: address }).where('id', '=', id).execute();
    if (business && role) await join(business, id, role);
    return { ...(await api.signIn({ id })), email: address };
  }

  /** The roles of a business by the ids of its people. */
  async function rolesIn(business_id: string): Promise<Record<string, BusinessRole>> {
    const members = await api.db
      .selectFrom('business_members')
      .select(['person_id', 'role'])
      .where('business_id', '=', business_id)
      .execute();
    return Object.fromEntries(members.map(({ person_id, role }) => [person_id, role]));
  }

  return { ...rows, join, aMember, rolesIn };
}
