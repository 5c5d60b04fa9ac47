import { randomUUID } from 'node:crypto';
import {
  acceptConnection,
  blockParty,
  chooseShownConnection,
  connect,
  connectionLimits,
  countConnectionRequests,
  declineConnection,
  endConnection,
  getConnectionSummary,
  idempotencyKeyHeader,
  listConnectionRequests,
  listConnections,
  listConnectionsWith,
  listNotifications,
  listShownConnections,
  sendInquiry,
  withdrawConnection,
} from '@kontor/contract';
import { beforeEach, expect, test } from 'vitest';
import type { Somebody } from '../business/members/testing-members.ts';
import { sharedApi } from '../test/shared-api.ts';
import { deleteOldConnections } from './delete-old-connections.ts';
import { connectionsIn, type Firm } from './testing-connections.ts';

const api = await sharedApi();
const { aBusiness, aMember, aFirm, askPerson, askFirm, connectPeople, connectFirms, age } =
  connectionsIn(api);

const gone = { status: 404, errorName: 'NotFound' };
const conflict = { status: 409, errorName: 'Conflict' };

const of = (connectionID: string, more: object = {}) => ({ params: { connectionID }, body: more });
const requestsOf = async ({ call }: Somebody, businessID?: string) =>
  (await call(listConnectionRequests, { query: { businessID, size: 20 } })).connections;
const sentOf = async ({ call }: Somebody, businessID?: string) =>
  (await call(listConnectionRequests, { query: { businessID, areSent: true, size: 20 } })).connections;
const connectionsOf = async ({ call }: Somebody, businessID?: string) =>
  (await call(listConnections, { query: { businessID, size: 20 } })).connections;
const toldOf = async ({ call }: Somebody) =>
  (await call(listNotifications, { query: { size: 30 } })).notifications.map(({ kind, from, isRead }) => ({
    kind,
    from,
    isRead,
  }));

let ada: Somebody;
let ben: Somebody;

beforeEach(async () => {
  [ada, ben] = [await aMember(), await aMember()];
});

test('a person asks another one, who accepts: both are told, both are connected, and either ends it', async () => {
  const asked = await askPerson(ada, ben);
  expect(asked).toMatchObject({ state: 'asked', isShown: false, isPublic: false });
  expect(asked.kind).toBeUndefined();
  const { connectionID } = asked;
  expect(await sentOf(ada)).toMatchObject([{ author: { userID: ben.id }, connection: asked }]);
  expect(await requestsOf(ben)).toMatchObject([
    { author: { userID: ada.id }, connection: { connectionID, state: 'received' } },
  ]);
  expect(await toldOf(ben)).toEqual([{ kind: 'connection-asked', from: 'Ada Example', isRead: false }]);
  for (let times = 0; times < 2; times += 1)
    expect(await ben.call(acceptConnection, of(connectionID))).toMatchObject({ state: 'connected' });
  expect(await toldOf(ben)).toMatchObject([{ isRead: true }]);
  expect(await toldOf(ada)).toEqual([{ kind: 'connection-accepted', from: 'Ada Example', isRead: false }]);
  for (const [one, other] of [
    [ada, ben],
    [ben, ada],
  ] as const)
    expect(await connectionsOf(one)).toMatchObject([
      { author: { userID: other.id }, connection: { connectionID, state: 'connected' } },
    ]);
  expect([...(await requestsOf(ben)), ...(await sentOf(ada))]).toEqual([]);
  for (let times = 0; times < 2; times += 1)
    expect(await ada.call(endConnection, of(connectionID))).toEqual({ connectionID });
  expect([...(await connectionsOf(ada)), ...(await connectionsOf(ben))]).toEqual([]);
});

test('of the requests that wait it is known who sent the last', async () => {
  const [first, last, seller] = [
    await aFirm('Prensas Alba'),
    await aFirm('Moldes Sur'),
    await aFirm('Resortes'),
  ];
  await askFirm(first, seller, 'supplier');
  await askFirm(last, seller, 'supplier');
  const { identities } = await seller.owner.call(countConnectionRequests, {});
  expect(identities[1]).toMatchObject({ waiting: 2, latest: { businessID: last.id } });
  expect(identities[0]).not.toHaveProperty('latest');
});

test('a business asks another one as its supplier, which reads that it asks as a customer', async () => {
  const [buyer, seller] = [await aFirm('Prensas Alba'), await aFirm('Resortes Norte')];
  const { connectionID } = await askFirm(buyer, seller, 'supplier');
  expect(await requestsOf(seller.owner, seller.id)).toMatchObject([
    { author: { general: { companyName: 'Prensas Alba' } }, connection: { kind: 'customer' } },
  ]);
  expect(await seller.owner.call(countConnectionRequests, {})).toMatchObject({
    identities: [
      { author: { userID: seller.owner.id }, waiting: 0 },
      { author: { businessID: seller.id }, waiting: 1, latest: { businessID: buyer.id } },
    ],
  });
  const { notifications } = await seller.owner.call(listNotifications, { query: { size: 30 } });
  expect(notifications).toMatchObject([
    { businessID: seller.id, from: 'Prensas Alba', to: 'Resortes Norte', subjectID: connectionID },
  ]);
  await seller.owner.call(acceptConnection, of(connectionID, { businessID: seller.id }));
  expect(await connectionsOf(buyer.owner, buyer.id)).toMatchObject([{ connection: { kind: 'supplier' } }]);
  expect(await connectionsOf(seller.owner, seller.id)).toMatchObject([{ connection: { kind: 'customer' } }]);
});

test.each([
  ['customer', 'supplier'],
  ['distributor', 'principal'],
  ['principal', 'distributor'],
  ['partner', 'partner'],
] as const)('who is a %s to one side has a %s in it', async (kind, reverse) => {
  const [one, other] = [await aFirm('One'), await aFirm('Other')];
  await connectFirms(one, other, kind);
  const read = async (id: string) =>
    (await api.call(listShownConnections, { params: { id }, query: { size: 12 } })).connections;
  expect(await read(one.id)).toMatchObject([{ kind }]);
  expect(await read(other.id)).toMatchObject([{ kind: reverse }]);
});

test('two that ask each other at the same time are connected, by one row', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await aMember(), await aMember()];
    const answers = await Promise.all([
      askPerson(one, other),
      askPerson(other, one),
      askPerson(one, other),
      askPerson(other, one),
    ]);
    expect(answers.some(({ state }) => state === 'connected')).toBe(true);
    expect(new Set(answers.map(({ connectionID }) => connectionID)).size).toBe(1);
    expect(await connectionsOf(one)).toHaveLength(1);
    expect(await connectionsOf(other)).toHaveLength(1);
  }
});

test('asking twice is asking once, with a key or without, and tells once', async () => {
  const key = { headers: { [idempotencyKeyHeader]: randomUUID() } };
  const request = { params: { resourceType: 'user' as const }, body: { resourceID: ben.id } };
  const client = api.client(ada.token);
  const first = await client(connect, request, key);
  expect(await client(connect, request, key)).toEqual(first);
  expect(await askPerson(ada, ben)).toEqual(first);
  const { notifications } = await ben.call(listNotifications, { query: { size: 30 } });
  expect(notifications).toMatchObject([{ count: 1 }]);
});

test('a request that is taken back is gone for the other side, and back again without telling them twice', async () => {
  const { connectionID } = await askPerson(ada, ben);
  for (let times = 0; times < 2; times += 1) await ada.call(withdrawConnection, of(connectionID));
  expect([...(await requestsOf(ben)), ...(await sentOf(ada))]).toEqual([]);
  expect(await toldOf(ben)).toMatchObject([{ isRead: true }]);
  await expect(ben.call(acceptConnection, of(connectionID))).rejects.toMatchObject(gone);
  expect(await askPerson(ada, ben)).toMatchObject({ connectionID, state: 'asked' });
  expect(await requestsOf(ben)).toHaveLength(1);
  expect(await toldOf(ben)).toHaveLength(1);
  await ben.call(acceptConnection, of(connectionID));
  await expect(ada.call(withdrawConnection, of(connectionID))).rejects.toMatchObject(conflict);
  await expect(ben.call(declineConnection, of(connectionID))).rejects.toMatchObject(conflict);
});

test('a refusal is not told: whoever asked reads that they asked, and is heard again after 30 days at the earliest', async () => {
  const before = await askPerson(ada, ben);
  const { connectionID } = before;
  for (let times = 0; times < 2; times += 1)
    expect(await ben.call(declineConnection, of(connectionID))).toEqual({ connectionID });
  expect(await sentOf(ada)).toMatchObject([{ connection: before }]);
  expect(await toldOf(ada)).toEqual([]);
  expect(await askPerson(ada, ben)).toEqual(before);
  await ada.call(withdrawConnection, of(connectionID));
  expect(await askPerson(ada, ben), 'nor by taking it back').toEqual(before);
  expect(await requestsOf(ben)).toEqual([]);

  await age(connectionID, 29);
  await askPerson(ada, ben);
  expect(await requestsOf(ben)).toEqual([]);
  await age(connectionID, 2);
  expect(await askPerson(ada, ben)).toMatchObject({ connectionID, state: 'asked' });
  expect(await requestsOf(ben)).toHaveLength(1);
  expect(await toldOf(ben)).toMatchObject([{ isRead: false }, { isRead: true }]);
});

test('a refusal counts from its own day, not from that of the request', async () => {
  const { connectionID } = await askPerson(ada, ben);
  await age(connectionID, 25);
  await ben.call(declineConnection, of(connectionID));
  await age(connectionID, 10);
  expect(await askPerson(ada, ben)).toMatchObject({ state: 'asked' });
  expect(await requestsOf(ben)).toEqual([]);
  await age(connectionID, 31);
  await askPerson(ada, ben);
  expect(await requestsOf(ben)).toHaveLength(1);
});

test('who declined may still accept, or ask themselves', async () => {
  const { connectionID } = await askPerson(ada, ben);
  await ben.call(declineConnection, of(connectionID));
  expect(await askPerson(ben, ada)).toMatchObject({ connectionID, state: 'connected' });
});

test('a request nobody answered is told again after 30 days, and not before', async () => {
  const { connectionID } = await askPerson(ada, ben);
  const countOf = async () =>
    (await ben.call(listNotifications, { query: { size: 30 } })).notifications.map(({ count }) => count);
  await age(connectionID, 29);
  await askPerson(ada, ben);
  expect(await countOf()).toEqual([1]);
  await age(connectionID, 2);
  await askPerson(ada, ben);
  expect(await countOf()).toEqual([2]);
});

test('whoever ended a connection asks again when they like, the other side after 30 days', async () => {
  const connectionID = await connectPeople(ada, ben);
  await ada.call(endConnection, of(connectionID));
  await expect(askPerson(ben, ada)).rejects.toMatchObject(conflict);
  await age(connectionID, 31);
  expect(await askPerson(ben, ada)).toMatchObject({ state: 'asked' });

  const [one, other] = [await aMember(), await aMember()];
  await one.call(endConnection, of(await connectPeople(one, other)));
  expect(await askPerson(one, other)).toMatchObject({ state: 'asked' });
});

test('who is blocked asks, and is not heard', async () => {
  const seller = await aFirm('Válvulas Sur');
  const { requestID: rid } = await ada.call(sendInquiry, {
    body: { to: seller.id, subject: 'discount policy', message: 'Which is it?' },
  });
  await seller.owner.call(blockParty, { params: { rid }, query: { bid: seller.id } });
  const nuisance: Firm = { id: await aBusiness({ company_name: 'Nuisance' }), owner: ada };
  await api.db
    .insertInto('business_members')
    .values({ business_id: nuisance.id, person_id: ada.id, role: 'owner' })
    .execute();
  const { connectionID, state } = await askFirm(nuisance, seller);
  expect(state).toBe('asked');
  await age(connectionID, 61);
  expect(await askFirm(nuisance, seller)).toMatchObject({ state: 'asked' });
  expect(await requestsOf(seller.owner, seller.id)).toEqual([]);
});

test('nobody asks themselves, what is not there, a business nobody manages, or in the wrong role', async () => {
  const [firm, other] = [await aFirm('Firm'), await aFirm('Other')];
  const user = { resourceType: 'user' } as const;
  const business = { resourceType: 'business' } as const;
  const ask = (by: Somebody, params: typeof user | typeof business, body: object) =>
    by.call(connect, { params, body: body as never });
  const bad = (field: string) => ({ status: 400, issues: [{ field }] });
  await expect(askPerson(ada, ada)).rejects.toMatchObject(bad('resourceID'));
  await expect(askFirm(firm, firm)).rejects.toMatchObject(bad('resourceID'));
  await expect(ask(ada, business, { resourceID: firm.id, kind: 'partner' })).rejects.toMatchObject(
    bad('businessID'),
  );
  const asFirm = { businessID: firm.id };
  await expect(ask(firm.owner, user, { resourceID: ada.id, ...asFirm })).rejects.toMatchObject(
    bad('businessID'),
  );
  await expect(ask(ada, user, { resourceID: ben.id, kind: 'partner' })).rejects.toMatchObject(bad('kind'));
  await expect(ask(firm.owner, business, { resourceID: other.id, ...asFirm })).rejects.toMatchObject(
    bad('kind'),
  );
  await expect(askPerson(ada, { id: randomUUID() })).rejects.toMatchObject(gone);
  await expect(askFirm(firm, { id: randomUUID() })).rejects.toMatchObject(gone);
  const imported = await aBusiness({ origin: 'imported' });
  await expect(askFirm(firm, { id: imported })).rejects.toMatchObject(conflict);
});

test('none but the two, and of a business its administrators, say anything', async () => {
  const { connectionID } = await askPerson(ada, ben);
  const stranger = await aMember();
  for (const call of [acceptConnection, declineConnection, withdrawConnection, endConnection])
    await expect(stranger.call(call, of(connectionID)), call.name).rejects.toMatchObject(gone);
  await expect(ada.call(acceptConnection, of(connectionID))).rejects.toMatchObject(gone);
  await expect(ada.call(declineConnection, of(connectionID))).rejects.toMatchObject(gone);
  await expect(ben.call(withdrawConnection, of(connectionID))).rejects.toMatchObject(gone);
  await expect(ben.call(endConnection, of(connectionID)), 'no connection yet').rejects.toMatchObject(gone);
  await expect(
    ben.call(chooseShownConnection, of(connectionID, { isShown: true }) as never),
  ).rejects.toMatchObject(gone);

  const [one, other] = [await aFirm('One'), await aFirm('Other')];
  const ofFirms = (await askFirm(one, other)).connectionID;
  const member = await aMember(other.id, 'member');
  await expect(member.call(acceptConnection, of(ofFirms, { businessID: other.id }))).rejects.toMatchObject({
    status: 403,
  });
  await expect(other.owner.call(acceptConnection, of(ofFirms)), 'as themselves').rejects.toMatchObject(gone);
  await expect(one.owner.call(acceptConnection, of(ofFirms, { businessID: one.id }))).rejects.toMatchObject(
    gone,
  );
});

test('people are named on pages where both want it, businesses unless either does not', async () => {
  const countOf = async ({ id }: { id: string }) =>
    (await api.call(getConnectionSummary, { params: { id } })).connections;
  const namedBy = async ({ id }: { id: string }) =>
    (await api.call(listShownConnections, { params: { id }, query: { size: 12 } })).connections;
  const show = ({ call }: Somebody, connectionID: string, isShown: boolean, businessID?: string) =>
    call(chooseShownConnection, { params: { connectionID }, body: { isShown, businessID } });

  const ofPeople = await connectPeople(ada, ben);
  expect(await countOf(ada)).toBe(0);
  expect(await show(ada, ofPeople, true)).toMatchObject({ isShown: true, isPublic: false });
  expect(await namedBy(ben)).toEqual([]);
  expect(await show(ben, ofPeople, true)).toMatchObject({ isShown: true, isPublic: true });
  expect([await countOf(ada), await countOf(ben)]).toEqual([1, 1]);
  expect(await namedBy(ada)).toMatchObject([{ author: { userID: ben.id } }]);
  await show(ada, ofPeople, false);
  expect(await namedBy(ben)).toEqual([]);

  const [one, other] = [await aFirm('One'), await aFirm('Other')];
  const ofFirms = await connectFirms(one, other);
  expect(await namedBy(one)).toMatchObject([{ author: { general: { companyName: 'Other' } } }]);
  await show(other.owner, ofFirms, false, other.id);
  expect([await countOf(one), await namedBy(one)]).toEqual([0, []]);
});

test('pages are asked for from either end of the list, each connection once', async () => {
  const friends = [];
  for (let number = 0; number < 5; number += 1) friends.push(await aMember());
  for (const [place, friend] of friends.entries())
    await (place % 2 === 0 ? connectPeople(ada, friend) : connectPeople(friend, ada));
  const read = async (after?: string): Promise<string[]> => {
    const page = await ada.call(listConnections, { query: { size: 2, after } });
    const ids = page.connections.map(({ author }) => ('userID' in author ? author.userID : ''));
    return page.next === undefined ? ids : [...ids, ...(await read(page.next))];
  };
  expect(await read()).toEqual(friends.map(({ id }) => id).toReversed());
  for (const call of [listConnections, listConnectionRequests])
    await expect(ada.call(call, { query: { size: 2, after: 'x' } })).rejects.toMatchObject({ status: 400 });
});

test('one reads as whom one could be connected with somebody, and what there is of it', async () => {
  const [one, other] = [await aFirm('One'), await aFirm('Other')];
  const second = await aBusiness({ company_name: 'Second of one' });
  await api.db
    .insertInto('business_members')
    .values({ business_id: second, person_id: one.owner.id, role: 'owner' })
    .execute();
  await connectFirms(one, other);
  const ofBusiness = { params: { resourceType: 'business', id: other.id } } as const;
  const { identities } = await one.owner.call(listConnectionsWith, ofBusiness);
  expect(identities).toMatchObject([
    { author: { businessID: one.id }, connection: { state: 'connected', kind: 'supplier' } },
    { author: { businessID: second } },
  ]);
  expect(identities[1]).not.toHaveProperty('connection');
  expect(await ada.call(listConnectionsWith, ofBusiness)).toEqual({ identities: [] });
  const ofPerson = { params: { resourceType: 'user', id: ben.id } } as const;
  expect(await ada.call(listConnectionsWith, ofPerson)).toMatchObject({
    identities: [{ author: { userID: ada.id } }],
  });
});

test('of new accounts few requests wait at once, also many sent at the same time', async () => {
  await api.db.updateTable('people').set({ created_at: new Date() }).where('id', '=', ada.id).execute();
  const limit = connectionLimits.waiting.new;
  const others = await Promise.all(Array.from({ length: limit + 3 }, () => aMember()));
  const answers = await Promise.allSettled(others.map((other) => askPerson(ada, other)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit);
  const [refused] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused).toMatchObject({ status: 429, errorName: 'TooManyRequests' });
  const [waiting] = await sentOf(ada);
  await ada.call(withdrawConnection, of(waiting?.connection.connectionID ?? ''));
  await expect(askPerson(ada, ben), 'not by taking one back').rejects.toMatchObject({ status: 429 });
  await age(waiting?.connection.connectionID ?? '', 2);
  expect(await askPerson(ada, ben)).toMatchObject({ state: 'asked' });
});

test('what was ended or taken back is deleted after 30 days, and nothing else', async () => {
  const [friend, asked] = [await aMember(), await aMember()];
  const standing = [await connectPeople(ada, friend), (await askPerson(ada, asked)).connectionID];
  const ended = await connectPeople(ada, ben);
  await ben.call(endConnection, of(ended));
  const other = await aMember();
  const { connectionID: withdrawn } = await askPerson(ada, other);
  await ada.call(withdrawConnection, of(withdrawn));
  const idsLeft = async () => {
    const rows = await api.db.selectFrom('connections').select('id').where('asker_id', '=', ada.id).execute();
    return rows.map(({ id }) => id).toSorted();
  };
  await deleteOldConnections({ db: api.db });
  expect(await idsLeft()).toEqual([...standing, ended, withdrawn].toSorted());
  for (const id of [ended, withdrawn, ...standing]) await age(id, 31);
  await deleteOldConnections({ db: api.db });
  expect(await idsLeft()).toEqual(standing.toSorted());
});

test('what a business was connected with goes with it', async () => {
  const [one, other] = [await aFirm('One'), await aFirm('Other')];
  await connectFirms(one, other);
  await api.db.deleteFrom('businesses').where('id', '=', other.id).execute();
  expect(await api.call(getConnectionSummary, { params: { id: one.id } })).toEqual({ connections: 0 });
});
