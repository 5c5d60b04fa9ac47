import { randomUUID } from 'node:crypto';
import {
  addListEntry,
  createList,
  deleteList,
  dismissListChanges,
  editList,
  exportPerson,
  forgetPerson,
  getList,
  listLimits,
  listListEntries,
  listLists,
  moveListEntry,
  noteListEntry,
  removeListEntry,
  restoreListEntry,
  revokeListShare,
  shareList,
  tagListEntry,
} from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';
import { deleteRemovedEntries } from './entry-queries.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

async function somebody() {
  return api.signIn({ id: await rows.aPerson() });
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const notFound = { status: 404, errorName: 'NotFound' };
const forbidden = { status: 403, errorName: 'Forbidden' };
const conflict = { status: 409, errorName: 'Conflict' };
const page = { query: { size: 50 } };
const of = (listID: string) => ({ params: { listID } });
const product = (resourceID: string) => ({ resourceType: 'product', resourceID }) as const;
const at = (listID: string, resourceID: string) => ({ params: { listID, ...product(resourceID) } });

/** A list with some products, in this order. */
async function aList({ call }: Somebody, count = 0) {
  const { listID } = await call(createList, { body: { name: 'Gear units line 4' } });
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const id = await rows.aProduct();
    await call(addListEntry, { ...of(listID), body: product(id) });
    ids.push(id);
  }
  return { listID, ids };
}

const entriesOf = async ({ call }: Somebody, listID: string) =>
  (await call(listListEntries, { ...of(listID), ...page })).entries;
const orderOf = async (reader: Somebody, listID: string) =>
  (await entriesOf(reader, listID)).map(({ resourceID }) => resourceID);

/** Two people of one business. */
async function colleagues() {
  const [ada, ben] = [await somebody(), await somebody()];
  const business_id = await rows.aBusiness({ claimed_at: new Date() });
  await api.db
    .insertInto('business_members')
    .values([
      { business_id, person_id: ada.id, role: 'owner' },
      { business_id, person_id: ben.id, role: 'member' },
    ])
    .execute();
  return { ada, ben, businessID: business_id };
}

test('a list is begun, named anew, put into the archive and deleted, by its owner alone', async () => {
  const [ada, other] = [await somebody(), await somebody()];
  const { listID } = await aList(ada);
  const begun = { listID, level: 'owner', entries: 0, isShared: false, isArchived: false };
  expect(await ada.call(getList, of(listID))).toMatchObject({
    ...begun,
    name: 'Gear units line 4',
    owner: { userID: ada.id },
    shares: [],
    total: { businesses: 0, products: 0, changed: { businesses: 0, products: 0 } },
  });
  expect((await other.call(listLists, {})).lists).toEqual([]);
  await expect(other.call(getList, of(listID))).rejects.toMatchObject(notFound);
  await expect(ada.call(editList, { ...of(listID), body: { name: '  ' } })).rejects.toMatchObject({
    status: 400,
  });
  const body = { name: 'Gear units', isArchived: true };
  expect(await ada.call(editList, { ...of(listID), body })).toMatchObject({
    ...begun,
    name: 'Gear units',
    isArchived: true,
  });
  expect((await ada.call(listLists, {})).lists).toMatchObject([{ listID, isArchived: true }]);
  await ada.call(deleteList, of(listID));
  await expect(ada.call(getList, of(listID))).rejects.toMatchObject(notFound);
  expect((await ada.call(listLists, {})).lists).toEqual([]);
});

test('nobody has more lists than the limit says', async () => {
  const ada = await somebody();
  await sql`
    INSERT INTO lists (owner_id, name) SELECT ${ada.id}, 'List ' || number
    FROM generate_series(1, ${listLimits.owned - 1}::integer) AS number
  `.execute(api.db);
  const begin = () => ada.call(createList, { body: { name: 'One more' } });
  const settled = await Promise.allSettled([begin(), begin()]);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(begin()).rejects.toMatchObject(conflict);
});

test('entries stand in the order of their people, page by page, however often they are moved', async () => {
  const ada = await somebody();
  const { listID, ids } = await aList(ada, 4);
  const [one = '', two = '', three = '', four = ''] = ids;
  expect(await orderOf(ada, listID)).toEqual([one, two, three, four]);
  await ada.call(addListEntry, { ...of(listID), body: product(one) });
  expect(await orderOf(ada, listID), 'again').toEqual([one, two, three, four]);
  const move = (id: string, behind?: string) =>
    ada.call(moveListEntry, {
      ...at(listID, id),
      body: behind === undefined ? {} : { behind: product(behind) },
    });
  await move(four);
  expect(await orderOf(ada, listID)).toEqual([four, one, two, three]);
  await move(four, two);
  expect(await orderOf(ada, listID)).toEqual([one, two, four, three]);
  await move(one, three);
  expect(await orderOf(ada, listID)).toEqual([two, four, three, one]);
  // More often than there is room between two.
  for (let times = 0; times < 30; times += 1) await move(times % 2 === 0 ? three : four, two);
  expect(await orderOf(ada, listID)).toEqual([two, four, three, one]);
  await expect(move(randomUUID(), one)).rejects.toMatchObject(notFound);
  await expect(move(one, randomUUID())).rejects.toMatchObject(notFound);
  await expect(move(one, one)).rejects.toMatchObject(notFound);
  const first = await ada.call(listListEntries, { ...of(listID), query: { size: 3 } });
  const { next: after = '' } = first;
  const second = await ada.call(listListEntries, { ...of(listID), query: { size: 3, after } });
  expect([...first.entries, ...second.entries].map(({ resourceID }) => resourceID)).toEqual([
    two,
    four,
    three,
    one,
  ]);
  expect(second.next).toBeUndefined();
  await expect(
    ada.call(listListEntries, { ...of(listID), query: { size: 3, after: 'x' } }),
  ).rejects.toMatchObject({ status: 400 });
  await ada.call(removeListEntry, at(listID, four));
  await ada.call(removeListEntry, at(listID, four));
  expect(await orderOf(ada, listID)).toEqual([two, three, one]);
});

test('two who add and move at the same time lose nothing of each other', async () => {
  const { ada, ben } = await colleagues();
  const { listID, ids } = await aList(ada, 3);
  await ada.call(shareList, { ...of(listID), body: { userID: ben.id, mayEdit: true } });
  const added = await Promise.all(Array.from({ length: 6 }, () => rows.aProduct()));
  await Promise.all([
    ...added.map((id, index) =>
      (index % 2 ? ada : ben).call(addListEntry, { ...of(listID), body: product(id) }),
    ),
    ...ids.map((id, index) => (index % 2 ? ada : ben).call(moveListEntry, { ...at(listID, id), body: {} })),
  ]);
  const order = await orderOf(ben, listID);
  expect(order.toSorted()).toEqual([...ids, ...added].toSorted());
  expect(order.slice(0, 3).toSorted(), 'those moved to the front').toEqual(ids.toSorted());
});

test('notes of two stay beside one another, and tags changed by another are a conflict', async () => {
  const { ada, ben } = await colleagues();
  const { listID, ids } = await aList(ada, 1);
  const [id = ''] = ids;
  await ada.call(shareList, { ...of(listID), body: { userID: ben.id, mayEdit: true } });
  const note = (who: Somebody, content: string, version: number) =>
    who.call(noteListEntry, { ...at(listID, id), body: { content, version } });
  await Promise.all([note(ada, 'Quoted US$ 1,184.', 0), note(ben, 'Needs a torque arm.', 0)]);
  const notesOf = async (reader: Somebody) => (await entriesOf(reader, listID))[0]?.notes ?? [];
  const contents = async () => (await notesOf(ada)).map(({ content }) => content).toSorted();
  expect(await contents()).toEqual(['Needs a torque arm.', 'Quoted US$ 1,184.']);
  expect((await notesOf(ben)).find(({ isOwn }) => isOwn)).toMatchObject({
    author: { userID: ben.id },
    version: 1,
  });
  expect(await note(ada, 'Holds until 15 April.', 1)).toMatchObject({ note: { version: 2, isOwn: true } });
  await expect(note(ada, 'From another tab.', 1)).rejects.toMatchObject(conflict);
  await expect(note(ada, 'From another tab.', 0)).rejects.toMatchObject(conflict);
  await expect(note(ada, '', 0)).rejects.toMatchObject(conflict);
  expect(await contents()).toEqual(['Holds until 15 April.', 'Needs a torque arm.']);
  expect(await note(ada, '', 2)).toEqual({});
  expect(await contents()).toEqual(['Needs a torque arm.']);

  const tag = (who: Somebody, tags: string[], version: number) =>
    who.call(tagListEntry, { ...at(listID, id), body: { tags, version } });
  expect(await tag(ada, ['quoted', ' quoted ', 'food grade'], 1)).toEqual({
    tags: ['quoted', 'food grade'],
    version: 2,
  });
  await expect(tag(ben, ['service near'], 1)).rejects.toMatchObject(conflict);
  expect((await entriesOf(ben, listID))[0]).toMatchObject({ tags: ['quoted', 'food grade'], version: 2 });
  await expect(
    ada.call(tagListEntry, { ...at(listID, randomUUID()), body: { tags: [], version: 1 } }),
  ).rejects.toMatchObject(notFound);
});

test('who may read reads alone, who may edit edits, and after it is revoked neither', async () => {
  const { ada, ben } = await colleagues();
  const { listID, ids } = await aList(ada, 1);
  const [id = ''] = ids;
  const share = (mayEdit: boolean) =>
    ada.call(shareList, { ...of(listID), body: { userID: ben.id, mayEdit } });
  await share(false);
  expect((await ben.call(listLists, {})).lists).toMatchObject([{ listID, level: 'read', isShared: true }]);
  expect(await orderOf(ben, listID)).toEqual([id]);
  const edits = () => [
    () => ben.call(addListEntry, { ...of(listID), body: product(id) }),
    () => ben.call(moveListEntry, { ...at(listID, id), body: {} }),
    () => ben.call(tagListEntry, { ...at(listID, id), body: { tags: [], version: 1 } }),
    () => ben.call(noteListEntry, { ...at(listID, id), body: { content: 'Mine.', version: 0 } }),
  ];
  for (const edit of edits()) await expect(edit()).rejects.toMatchObject(forbidden);
  await expect(ben.call(removeListEntry, at(listID, id))).rejects.toMatchObject(forbidden);
  const { shares } = await share(true);
  expect(shares).toMatchObject([{ with: { userID: ben.id }, mayEdit: true }]);
  for (const edit of edits()) await edit();
  const [{ shareID } = { shareID: '' }] = shares;
  for (const refused of [
    () => ben.call(editList, { ...of(listID), body: { isArchived: true } }),
    () => ben.call(deleteList, of(listID)),
    () => ben.call(shareList, { ...of(listID), body: { userID: ada.id, mayEdit: true } }),
    () => ben.call(revokeListShare, { params: { listID, shareID } }),
  ])
    await expect(refused()).rejects.toMatchObject(forbidden);
  expect(await ada.call(revokeListShare, { params: { listID, shareID } })).toEqual({ shares: [] });
  for (const edit of edits()) await expect(edit()).rejects.toMatchObject(notFound);
  expect((await ben.call(listLists, {})).lists).toEqual([]);
  expect((await entriesOf(ada, listID))[0]?.notes, 'what was noted stays').toHaveLength(1);
});

test('a list is shared with all people of a business of one’s own, and with colleagues alone', async () => {
  const { ada, ben, businessID } = await colleagues();
  const { listID } = await aList(ada, 1);
  const stranger = await somebody();
  const share = (body: { userID?: string; businessID?: string }) =>
    ada.call(shareList, { ...of(listID), body: { ...body, mayEdit: false } });
  await expect(share({ userID: stranger.id })).rejects.toMatchObject(notFound);
  await expect(share({ businessID: await rows.aBusiness() })).rejects.toMatchObject(forbidden);
  for (const wrong of [{}, { userID: ada.id }, { userID: ben.id, businessID }])
    await expect(share(wrong)).rejects.toMatchObject({ status: 400 });
  expect((await share({ businessID })).shares).toMatchObject([{ with: { businessID }, mayEdit: false }]);
  expect(await ben.call(getList, of(listID))).toMatchObject({ level: 'read' });
  // More by another way.
  await ada.call(shareList, { ...of(listID), body: { userID: ben.id, mayEdit: true } });
  expect((await ben.call(listLists, {})).lists).toMatchObject([{ listID, level: 'edit' }]);
  await api.db.deleteFrom('business_members').where('person_id', '=', ben.id).execute();
  expect(await ben.call(getList, of(listID)), 'shared with them by name').toMatchObject({ level: 'edit' });
});

test('what is no longer listed stays in a list without a card', async () => {
  const ada = await somebody();
  const { listID, ids } = await aList(ada, 1);
  const [id = ''] = ids;
  await expect(ada.call(addListEntry, { ...of(listID), body: product(randomUUID()) })).rejects.toMatchObject(
    notFound,
  );
  expect((await entriesOf(ada, listID))[0]).toMatchObject({ product: { productID: id } });
  await api.db.deleteFrom('products').where('id', '=', id).execute();
  expect(await entriesOf(ada, listID)).toEqual([
    { ...product(id), tags: [], version: 1, notes: [], at: expect.any(String) },
  ]);
});

test('what is taken out is put back where it stood, with its tags and notes, for a day', async () => {
  const ada = await somebody();
  const { listID, ids } = await aList(ada, 3);
  const [one = '', two = '', three = ''] = ids;
  await ada.call(tagListEntry, { ...at(listID, two), body: { tags: ['quoted'], version: 1 } });
  await ada.call(noteListEntry, { ...at(listID, two), body: { content: 'Holds until April.', version: 0 } });
  await ada.call(removeListEntry, at(listID, two));
  expect(await orderOf(ada, listID)).toEqual([one, three]);
  expect(await ada.call(getList, of(listID))).toMatchObject({ entries: 2, total: { products: 2 } });
  await expect(ada.call(moveListEntry, { ...at(listID, two), body: {} })).rejects.toMatchObject(notFound);
  await expect(
    ada.call(noteListEntry, { ...at(listID, two), body: { content: 'Gone.', version: 1 } }),
  ).rejects.toMatchObject(notFound);
  await ada.call(restoreListEntry, at(listID, two));
  await ada.call(restoreListEntry, at(listID, two));
  expect((await entriesOf(ada, listID))[1]).toMatchObject({
    resourceID: two,
    tags: ['quoted'],
    notes: [{ content: 'Holds until April.' }],
  });
  // Added again it begins anew, at the end.
  await ada.call(removeListEntry, at(listID, one));
  await ada.call(removeListEntry, at(listID, two));
  await ada.call(addListEntry, { ...of(listID), body: product(two) });
  expect((await entriesOf(ada, listID)).at(-1)).toMatchObject({ resourceID: two, tags: [], notes: [] });
  await sql`
    UPDATE list_entries SET removed_at = now() - interval '25 hours' WHERE list_id = ${listID} AND removed_at IS NOT NULL
  `.execute(api.db);
  await deleteRemovedEntries(api.db);
  await expect(ada.call(restoreListEntry, at(listID, one))).rejects.toMatchObject(notFound);
  expect(await orderOf(ada, listID)).toEqual([three, two]);
});

test('what changed of pages since people of a list looked stands beside its entries, until they have seen it', async () => {
  const { ada, ben } = await colleagues();
  const [businessID, goneID] = [await rows.aBusiness(), await rows.aBusiness()];
  const productID = await rows.aProduct({ stock: false, lead_time_days: 24 });
  const { listID } = await ada.call(createList, { body: { name: 'Gear units' } });
  for (const resourceID of [businessID, goneID])
    await ada.call(addListEntry, { ...of(listID), body: { resourceType: 'business', resourceID } });
  await ada.call(addListEntry, { ...of(listID), body: product(productID) });
  await ada.call(shareList, { ...of(listID), body: { userID: ben.id, mayEdit: false } });
  const total = async () => (await ben.call(getList, of(listID))).total;
  const changes = async () => (await entriesOf(ben, listID)).map((entry) => entry.changes);
  expect(await total()).toEqual({ businesses: 2, products: 1, changed: { businesses: 0, products: 0 } });
  expect(await changes()).toEqual([undefined, undefined, undefined]);

  // They looked three days ago.
  await sql`UPDATE list_entries SET known_at = now() - interval '3 days' WHERE list_id = ${listID}`.execute(
    api.db,
  );
  await sql`UPDATE businesses SET updated_at = now() - interval '9 days' WHERE id = ${businessID}`.execute(
    api.db,
  );
  await sql`UPDATE products SET updated_at = now() - interval '9 days' WHERE id = ${productID}`.execute(
    api.db,
  );
  await api.db.deleteFrom('businesses').where('id', '=', goneID).execute();
  expect(await total()).toMatchObject({ changed: { businesses: 0, products: 0 } });
  const ended = (name: string, days: number) =>
    sql`
    INSERT INTO certificates (business_id, name, issue_date, expire_date)
    VALUES (${businessID}, ${name}, '2020-01-01', current_date + ${days}::integer)
  `.execute(api.db);
  await ended('ISO 9001', -1);
  await ended('ISO 14001', -5);
  // One that was renewed.
  await ended('IATF 16949', -2);
  await ended('iatf 16949', 300);
  await sql`UPDATE products SET stock = true, lead_time_days = 21, updated_at = now() WHERE id = ${productID}`.execute(
    api.db,
  );
  expect(await total()).toMatchObject({ changed: { businesses: 1, products: 1 } });
  const [business, , changedProduct] = await changes();
  expect(business).toEqual({
    since: expect.any(String),
    certificates: [{ name: 'ISO 9001', endedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }],
  });
  expect(changedProduct).toEqual({
    since: expect.any(String),
    certificates: [],
    leadTime: { before: 24, now: 21 },
    stock: true,
    editedAt: expect.any(String),
  });
  const only = { ...of(listID), query: { size: 1, areChanged: true } };
  const first = await ben.call(listListEntries, only);
  const { next: after = '' } = first;
  const second = await ben.call(listListEntries, { ...of(listID), query: { ...only.query, after } });
  expect([...first.entries, ...second.entries].map(({ resourceID }) => resourceID)).toEqual([
    businessID,
    productID,
  ]);
  expect(second.next).toBeUndefined();

  await expect(ben.call(dismissListChanges, of(listID))).rejects.toMatchObject(forbidden);
  await ada.call(dismissListChanges, of(listID));
  expect(await total()).toMatchObject({ changed: { businesses: 0, products: 0 } });
  expect(await changes()).toEqual([undefined, undefined, undefined]);
});

test('a list is read by kind, or a single entry of it', async () => {
  const ada = await somebody();
  const { listID, ids } = await aList(ada, 2);
  const businessID = await rows.aBusiness();
  await ada.call(addListEntry, { ...of(listID), body: { resourceType: 'business', resourceID: businessID } });
  const idsBy = async (query: { resourceType?: 'business' | 'product'; resourceID?: string }) =>
    (await ada.call(listListEntries, { ...of(listID), query: { size: 50, ...query } })).entries.map(
      ({ resourceID }) => resourceID,
    );
  expect(await idsBy({ resourceType: 'product' })).toEqual(ids);
  expect(await idsBy({ resourceType: 'business' })).toEqual([businessID]);
  expect(await idsBy({ resourceID: ids[1] ?? '' })).toEqual([ids[1]]);
});

test('lists of a person are handed out to them and go with them; what they added to others’ stays, their notes do not', async () => {
  const { ada, ben } = await colleagues();
  const own = await aList(ben, 1);
  const { listID } = await aList(ada);
  await ada.call(shareList, { ...of(listID), body: { userID: ben.id, mayEdit: true } });
  const added = await rows.aProduct();
  await ben.call(addListEntry, { ...of(listID), body: product(added) });
  await ben.call(noteListEntry, { ...at(listID, added), body: { content: 'Seen at the fair.', version: 0 } });
  const params = { params: { personID: ben.id } };
  const { lists } = await api.asService(exportPerson, params);
  expect(lists).toMatchObject({
    own: [
      { listID: own.listID, name: 'Gear units line 4', entries: [{ resourceID: own.ids[0] }], shared: [] },
    ],
    notes: [{ listID, resourceID: added, content: 'Seen at the fair.' }],
    sharedWithOne: [{ listID, mayEdit: true }],
  });
  expect(lists.added.map(({ resourceID }) => resourceID).toSorted()).toEqual([own.ids[0], added].toSorted());
  await api.asService(forgetPerson, params);
  expect(await entriesOf(ada, listID)).toMatchObject([{ resourceID: added, notes: [] }]);
  expect((await ada.call(getList, of(listID))).shares).toEqual([]);
});
