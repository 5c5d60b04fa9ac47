import {
  confirmBusinessSection,
  forgetPerson,
  getBusinessProfile,
  listBusinessChanges,
  searchBusinesses,
  undoBusinessChange,
} from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApi } from '../../../test/shared-api.ts';
import { type Somebody, teamsIn } from '../testing-team.ts';

const api = await sharedApi();
const { aTeam, aMember } = teamsIn(api);

const list = (person: Somebody, businessID: string, after?: string) =>
  person.call(listBusinessChanges, { params: { businessID }, query: after === undefined ? {} : { after } });
const undo = (person: Somebody, businessID: string, changeID: string) =>
  person.call(undoBusinessChange, { params: { businessID, changeID } });

/** Makes changes older than they are. */
const age = (businessID: string, interval: string) =>
  sql`UPDATE business_changes SET changed_at = changed_at - ${interval}::interval WHERE business_id = ${businessID}`.execute(
    api.db,
  );

test('each changed field is in the log, by whom, from what to what, the newest first', async () => {
  const { businessID, owner, admin } = await aTeam({ city: 'León' });
  await owner.publish('contact', { revision: 0, city: 'Silao', zipcode: '36100' });
  await admin.publish('trade', { revision: 0, markets: ['DE'] });
  await owner.publish('contact', { revision: 1, zipcode: '' });
  const { changes, next } = await list(admin, businessID);
  expect(next).toBeUndefined();
  expect(changes).toMatchObject([
    { section: 'contact', field: 'zipcode', before: '36100', by: { userID: owner.id, firstName: 'Marisol' } },
    { section: 'trade', field: 'markets', after: ['DE'], by: { firstName: 'Ruth' } },
    { field: 'zipcode', after: '36100', canUndo: false },
    { field: 'city', before: 'León', after: 'Silao', canUndo: true },
  ]);
  expect(changes[0]).not.toHaveProperty('after');
  expect(changes[1]).not.toHaveProperty('before');
});

test('it is read page by page, each change once', async () => {
  const { businessID, owner } = await aTeam();
  for (let revision = 0; revision < 23; revision += 1)
    await owner.publish('contact', { revision, city: `City ${revision}`, zipcode: String(revision) });
  const read = [];
  let after: string | undefined;
  do {
    const page = await list(owner, businessID, after);
    expect(page.changes.length).toBeLessThanOrEqual(20);
    read.push(...page.changes);
    after = page.next;
  } while (after !== undefined);
  expect(read).toHaveLength(46);
  expect(new Set(read.map(({ changeID }) => changeID)).size).toBe(46);
  expect(read[0]?.after).toMatch(/22/);
});

test('a change is undone by a change of its own, once, and that one can be undone, too', async () => {
  const { businessID, owner, admin } = await aTeam();
  const [from, to] = [`Von ${businessID.slice(0, 8)}`, `Nach ${businessID.slice(0, 8)}`];
  await owner.publish('general', { revision: 0, companyName: from });
  await owner.publish('general', { revision: 1, companyName: to });
  const [change] = (await list(owner, businessID)).changes;
  const undone = await undo(admin, businessID, change?.changeID ?? '');
  expect(undone).toMatchObject({ canUndo: false, undone: { by: { firstName: 'Ruth' } } });
  expect(await undo(admin, businessID, change?.changeID ?? '')).toEqual(undone);
  const { changes } = await list(owner, businessID);
  expect(changes).toHaveLength(3);
  expect(changes[0]).toMatchObject({ before: to, after: from, undoes: change?.changeID, canUndo: true });
  const found = await api.call(searchBusinesses, { body: { textQuery: from, skip: 0, size: 5 } });
  expect(found.items.map((item) => item.businessID)).toContain(businessID);
  await undo(owner, businessID, changes[0]?.changeID ?? '');
  const { general } = (await owner.edit()).sections;
  expect(general).toMatchObject({ revision: 4, values: { companyName: to } });
});

test('a field that has another value by now is not undone', async () => {
  const { businessID, owner, admin } = await aTeam();
  await owner.publish('contact', { revision: 0, city: 'León' });
  const [change] = (await list(owner, businessID)).changes;
  await admin.publish('contact', { revision: 1, city: 'Silao' });
  await expect(undo(owner, businessID, change?.changeID ?? '')).rejects.toMatchObject({
    status: 409,
    issues: [{ field: 'city', code: 'changedMeanwhile' }],
  });
  expect((await owner.edit()).sections.contact).toMatchObject({ revision: 2, values: { city: 'Silao' } });
});

test('many who undo one change at once undo it once', async () => {
  const { businessID, owner, admin } = await aTeam({ city: 'León' });
  await owner.publish('contact', { revision: 0, city: 'Silao' });
  const [change] = (await list(owner, businessID)).changes;
  const both = [owner, admin, owner, admin].map((one) => undo(one, businessID, change?.changeID ?? ''));
  await Promise.all(both);
  expect((await list(owner, businessID)).changes).toHaveLength(2);
});

test('after 30 days a change stands', async () => {
  const { businessID, owner } = await aTeam({ city: 'León' });
  await owner.publish('contact', { revision: 0, city: 'Silao' });
  await age(businessID, '29 days 23 hours');
  const [young] = (await list(owner, businessID)).changes;
  expect(young?.canUndo).toBe(true);
  await age(businessID, '2 hours');
  const [old] = (await list(owner, businessID)).changes;
  expect(old?.canUndo).toBe(false);
  await expect(undo(owner, businessID, old?.changeID ?? '')).rejects.toMatchObject({ status: 409 });
  expect((await owner.edit()).sections.contact.values.city).toBe('Silao');
});

test('a state is not undone into another country', async () => {
  const { businessID, owner } = await aTeam({ state_id: 'MX-JAL' });
  await owner.publish('contact', { revision: 0, country: 'DE' });
  const { changes } = await list(owner, businessID);
  expect(changes.map(({ field }) => field).toSorted()).toEqual(['country', 'state']);
  const idOf = (name: string) => changes.find(({ field }) => field === name)?.changeID ?? '';
  await expect(undo(owner, businessID, idOf('state'))).rejects.toMatchObject({ status: 409 });
  await undo(owner, businessID, idOf('country'));
  await undo(owner, businessID, idOf('state'));
  expect((await owner.edit()).sections.contact.values).toMatchObject({ country: 'MX', state: 'MX-JAL' });
});

test('changes are of their own business, for those who may edit it', async () => {
  const [here, there] = [await aTeam(), await aTeam()];
  await here.owner.publish('contact', { revision: 0, city: 'León' });
  const [change] = (await list(here.owner, here.businessID)).changes;
  const id = change?.changeID ?? '';
  await expect(undo(there.owner, there.businessID, id)).rejects.toMatchObject({ status: 404 });
  await expect(undo(there.owner, here.businessID, id)).rejects.toMatchObject({ status: 403 });
  await expect(undo(here.owner, here.businessID, '999999999')).rejects.toMatchObject({ status: 404 });
  const member = await aMember(here.businessID, 'member', 'Teo');
  await expect(list(member, here.businessID)).rejects.toMatchObject({ status: 403 });
  expect((await list(there.owner, there.businessID)).changes).toEqual([]);
});

test('what somebody changed who is gone stays, without a name', async () => {
  const { businessID, owner, admin } = await aTeam();
  await admin.publish('contact', { revision: 0, city: 'León' });
  await api.asService(forgetPerson, { params: { personID: admin.id } });
  const [change] = (await list(owner, businessID)).changes;
  expect(change).toMatchObject({ field: 'city', after: 'León' });
  expect(change).not.toHaveProperty('by');
  expect((await owner.edit()).sections.contact).not.toHaveProperty('confirmedBy');
});

test('a section is confirmed with a date and a name, and nothing else of it changes', async () => {
  const { businessID, owner, admin } = await aTeam({ city: 'León' });
  const before = await owner.publish('contact', { revision: 0, zipcode: '37000' });
  await sql`UPDATE business_sections SET confirmed_at = now() - interval '13 months' WHERE business_id = ${businessID}`.execute(
    api.db,
  );
  const params = { businessID, section: 'contact' } as const;
  const { confirmedAt, confirmedBy, ...after } = await admin.call(confirmBusinessSection, { params });
  const { confirmedAt: _, confirmedBy: __, ...same } = before;
  expect(after).toEqual(same);
  expect(confirmedBy?.firstName).toBe('Ruth');
  expect(Date.parse(confirmedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(before.confirmedAt ?? '') - 1);
  const trade = await owner.call(confirmBusinessSection, { params: { businessID, section: 'trade' } });
  expect(trade).toMatchObject({ revision: 0, confirmedBy: { firstName: 'Marisol' } });
  expect((await list(owner, businessID)).changes).toHaveLength(1);
});

test('the page says of each section when it was last confirmed, and hears of it', async () => {
  const { businessID, owner, admin } = await aTeam();
  const confirmedOn = async () =>
    (await api.call(getBusinessProfile, { params: { businessID } })).confirmedOn;
  expect(await confirmedOn()).toEqual({});
  await owner.publish('contact', { revision: 0, city: 'León' });
  await sql`UPDATE business_sections SET confirmed_at = '2025-02-03T23:30:00Z' WHERE business_id = ${businessID}`.execute(
    api.db,
  );
  expect(await confirmedOn()).toEqual({ contact: '2025-02-03' });
  const { confirmedAt = '' } = await admin.call(confirmBusinessSection, {
    params: { businessID, section: 'trade' },
  });
  expect(await confirmedOn()).toEqual({ contact: '2025-02-03', trade: confirmedAt.slice(0, 10) });
  const { rows } = await sql`
    SELECT FROM pg_trigger WHERE tgrelid = 'business_sections'::regclass AND tgname LIKE 'announce_business_%'
  `.execute(api.db);
  expect(rows).toHaveLength(4);
});
