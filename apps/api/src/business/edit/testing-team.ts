import type { BusinessRole, BusinessSection, PublishedFields } from '@kontor/contract';
import { getBusinessEdit, publishBusinessSection } from '@kontor/contract';
import type { TestApi } from '../../test/api.ts';
import { rowsIn } from '../../test/rows.ts';

/** One of them. */
export type Somebody = Awaited<ReturnType<ReturnType<typeof teamsIn>['aMember']>>;

/** People who edit a business together, for tests. */
export function teamsIn(api: TestApi) {
  const rows = rowsIn(api.db, api.reference);

  /** Somebody who is signed in, with this role there. */
  async function aMember(businessID: string, role: BusinessRole, firstName: string) {
    const id = await rows.aPerson({ first_name: firstName });
    const somebody = await api.signIn({ id });
    await api.db
      .insertInto('business_members')
      .values({ business_id: businessID, person_id: id, role })
      .execute();
    const params = { businessID };
    return {
      ...somebody,
      edit: () => somebody.call(getBusinessEdit, { params }),
      publish: (section: BusinessSection, body: PublishedFields) =>
        somebody.call(publishBusinessSection, { params: { businessID, section }, body }),
    };
  }

  async function aTeam(given: Parameters<typeof rows.aBusiness>[0] = {}) {
    const businessID = await rows.aBusiness(given);
    const owner = await aMember(businessID, 'owner', 'Marisol');
    const admin = await aMember(businessID, 'admin', 'Ruth');
    return { businessID, owner, admin };
  }

  return { aTeam, aMember, rows };
}
