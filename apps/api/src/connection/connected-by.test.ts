import {
  chooseShownConnection,
  exportPerson,
  forgetPerson,
  getConnectedBy,
  listConnections,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import type { Somebody } from '../business/members/testing-members.ts';
import { sharedApi } from '../test/shared-api.ts';
import { connectionsIn } from './testing-connections.ts';

const api = await sharedApi();
const { aBusiness, aMember, askPerson, connectPeople } = connectionsIn(api);

const between = ({ call }: Somebody, { id }: { id: string }) => call(getConnectedBy, { params: { id } });
const showBoth = async (connectionID: string, ...sides: Somebody[]) => {
  for (const { call } of sides)
    await call(chooseShownConnection, { params: { connectionID }, body: { isShown: true } });
};

test('people read how they are connected: directly, by others and by a business', async () => {
  const business = await aBusiness({ company_name: 'Prensas Alba' });
  const [one, other] = [await aMember(business, 'owner'), await aMember(business, 'member')];
  const nothing = { isConnected: false, shared: { count: 0, named: [] } };
  expect(await between(one, await aMember())).toEqual({ ...nothing, businesses: [] });
  expect(await between(one, other)).toMatchObject({ ...nothing, businesses: [{ businessID: business }] });
  await connectPeople(one, other);
  expect(await between(one, other)).toMatchObject({ isConnected: true });
});

test('shared connections are those the other one shows; three are named', async () => {
  const [one, other] = [await aMember(), await aMember()];
  const friends = [];
  for (let number = 0; number < 5; number += 1) friends.push(await aMember());
  for (const [place, friend] of friends.entries()) {
    await connectPeople(one, friend);
    const theirs = await connectPeople(friend, other);
    if (place > 0) await showBoth(theirs, friend, other);
  }
  const { shared, isConnected } = await between(one, other);
  expect(isConnected).toBe(false);
  expect(shared.count).toBe(4);
  const shown = friends.slice(1).map(({ id }) => id);
  expect(shared.named).toHaveLength(3);
  expect(shown).toEqual(expect.arrayContaining(shared.named.map(({ userID }) => userID)));
});

test('an archive holds whom its person is connected with, and no refusal of others; who is forgotten is connected with nobody', async () => {
  const [one, friend, cold] = [await aMember(), await aMember(), await aMember()];
  await connectPeople(one, friend);
  const { connectionID } = await askPerson(one, cold);
  await api.db
    .updateTable('connections')
    .set({ state: 'declined', declined_at: new Date() })
    .where('id', '=', connectionID)
    .execute();
  const { connections } = await api.asService(exportPerson, { params: { personID: one.id } });
  expect(connections).toMatchObject([
    { userID: friend.id, askedByMe: true, state: 'connected', isShown: false },
    { userID: cold.id, askedByMe: true, state: 'asked' },
  ]);
  await api.asService(forgetPerson, { params: { personID: one.id } });
  expect((await friend.call(listConnections, { query: { size: 20 } })).connections).toEqual([]);
});
