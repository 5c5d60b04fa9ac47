import { acceptConnection, type ConnectionKind, connect } from '@kontor/contract';
import { membersIn, type Somebody } from '../business/members/testing-members.ts';
import type { TestApi } from '../test/api.ts';

/** A business and who owns it. */
export interface Firm {
  id: string;
  owner: Somebody;
}

/** People and businesses that connect, for tests. */
export function connectionsIn(api: TestApi) {
  const { aBusiness, aMember } = membersIn(api);

  async function aFirm(company_name: string): Promise<Firm> {
    const id = await aBusiness({ company_name });
    return { id, owner: await aMember(id, 'owner') };
  }

  const askPerson = (by: Somebody, { id }: { id: string }) =>
    by.call(connect, { params: { resourceType: 'user' }, body: { resourceID: id } });
  const askFirm = (by: Firm, { id }: { id: string }, kind: ConnectionKind = 'supplier') =>
    by.owner.call(connect, {
      params: { resourceType: 'business' },
      body: { resourceID: id, businessID: by.id, kind },
    });

  async function connectPeople(one: Somebody, other: Somebody): Promise<string> {
    const { connectionID } = await askPerson(one, other);
    await other.call(acceptConnection, { params: { connectionID }, body: {} });
    return connectionID;
  }

  async function connectFirms(one: Firm, other: Firm, kind?: ConnectionKind): Promise<string> {
    const { connectionID } = await askFirm(one, other, kind);
    await other.owner.call(acceptConnection, { params: { connectionID }, body: { businessID: other.id } });
    return connectionID;
  }

  /** As if what two have to do with each other had been so many days ago. */
  async function age(connectionID: string, days: number): Promise<void> {
    await api.pool.query(
      `UPDATE connections SET asked_at = asked_at - $2 * interval '1 day', declined_at = declined_at - $2 * interval '1 day',
        withdrawn_at = withdrawn_at - $2 * interval '1 day', ended_at = ended_at - $2 * interval '1 day' WHERE id = $1`,
      [connectionID, days],
    );
  }

  return { aBusiness, aMember, aFirm, askPerson, askFirm, connectPeople, connectFirms, age };
}
