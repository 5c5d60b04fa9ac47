import { randomUUID } from 'node:crypto';
import {
  changeProducts,
  getProductForEdit,
  type Input,
  idempotencyKeyHeader,
  listOwnProducts,
  listProductsOfBusiness,
  searchProducts,
  undoProductBulk,
} from '@kontor/contract';
import { statementsOf } from '@kontor/database/testing/statements';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadReference } from '../../reference/load-reference.ts';
import { rowsIn } from '../../test/rows.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { asSystem, write } from '../../write/write.ts';
import { aMember, anOwner } from '../testing-owner.ts';
import { forgetOldBulks } from './queries.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);
type Change = Omit<Input<typeof changeProducts>['body'], 'businessID'>;

/** A business with products that bear a name by which no others are found. */
async function aCatalogue(count: number, name: string) {
  const owner = await anOwner(api);
  const ids: string[] = [];
  for (let position = 0; position < count; position += 1)
    ids.push(
      await rows.aProduct({
        business_id: owner.businessID,
        position,
        name: `${name} ${position}`,
        lead_time: 'soon',
      }),
    );
  const change = (body: Change) =>
    owner.call(changeProducts, { body: { businessID: owner.businessID, ...body } });
  const undo = (bulkID: string) => owner.call(undoProductBulk, { params: { bulkID } });
  const read = (productID: string | undefined) =>
    owner.call(getProductForEdit, { params: { productID: productID ?? '' } });
  const shown = async () =>
    (await api.call(listProductsOfBusiness, { query: { bid: owner.businessID } })).data.map(({ name }) =>
      Number(name.split(' ')[1]),
    );
  const found = async () =>
    (await api.call(searchProducts, { body: { textQuery: name, skip: 0, size: 5 } })).total;
  return { ...owner, ids, change, undo, read, shown, found };
}

test('archived together, products leave pages and search at once, and come back to their places when it is undone', async () => {
  const { ids, change, undo, shown, found } = await aCatalogue(9, 'Qabrola');
  const { bulkID, ...counts } = await change({ action: 'archive', ids: ids.slice(1, 4) });
  expect(counts).toEqual({ changed: 3, selected: 3 });
  expect([await shown(), await found()]).toEqual([[0, 4, 5, 6, 7, 8], 6]);
  expect(await undo(bulkID)).toEqual({ undone: 3, skipped: 0 });
  expect([await shown(), await found()]).toEqual([[0, 1, 2, 3, 4, 5, 6], 7]);
});

test('restored together they stand behind the others in their order, and leave again when it is undone', async () => {
  const { ids, change, undo, shown } = await aCatalogue(6, 'Qebrola');
  await change({ action: 'archive', ids: ids.slice(0, 2) });
  const { bulkID } = await change({ action: 'restore', matching: { filter: 'archived' } });
  expect(await shown()).toEqual([2, 3, 4, 5, 0, 1]);
  await undo(bulkID);
  expect(await shown()).toEqual([2, 3, 4, 5]);
});

test('stock, lead time and category are set, each undone to what it was, and a form that was open then is told', async () => {
  const { id, ids, change, undo, read } = await aCatalogue(3, 'Qibrola');
  const before = await read(ids[0]);
  const changes: [Change, object][] = [
    [{ action: 'setStock', stock: true, ids }, { stock: true }],
    [{ action: 'setLeadTime', leadTimeDays: 12, ids }, { leadTimeDays: 12 }],
    [{ action: 'setLeadTime', ids }, {}],
    [{ action: 'setCategory', category: '0006.000602.00060203', ids }, { category: '0006.000602.00060203' }],
  ];
  for (const [body, expected] of changes) {
    const { revision } = await read(ids[0]);
    const { bulkID, changed } = await change(body);
    expect(changed).toBe(3);
    expect(await read(ids[0])).toMatchObject({ ...expected, revision: revision + 1 });
    if ('leadTimeDays' in body || body.action === 'setLeadTime')
      expect(await read(ids[0])).not.toHaveProperty('leadTime');
    expect(await undo(bulkID)).toEqual({ undone: 3, skipped: 0 });
    const { revision: _, updatedAt, updatedBy, ...after } = await read(ids[0]);
    expect(before).toMatchObject(after);
    expect(updatedBy).toMatchObject({ userID: id });
  }
});

test('what was changed again since stays as it is when a change is undone', async () => {
  const { ids, change, undo, read } = await aCatalogue(3, 'Qobrola');
  const { bulkID } = await change({ action: 'setLeadTime', leadTimeDays: 12, ids });
  await change({ action: 'setLeadTime', leadTimeDays: 20, ids: ids.slice(0, 1) });
  expect(await undo(bulkID)).toEqual({ undone: 2, skipped: 1 });
  expect((await read(ids[0])).leadTimeDays).toBe(20);
  expect((await read(ids[1])).leadTime).toBe('soon');
  await expect(undo(bulkID)).rejects.toMatchObject({ status: 409 });
});

test('only what is otherwise yet counts as changed', async () => {
  const { ids, change } = await aCatalogue(3, 'Qubrola');
  await change({ action: 'setStock', stock: true, ids: ids.slice(0, 1) });
  expect(await change({ action: 'setStock', stock: true, matching: {} })).toMatchObject({
    changed: 2,
    selected: 3,
  });
});

test('ten thousand are changed and taken back by as many statements as three are, and search follows at once', async () => {
  const { businessID, ids, change, undo, shown, found } = await aCatalogue(3, 'Qybrola');
  const few = await statementsOf(async () => undo((await change({ action: 'archive', ids })).bulkID));
  await sql`INSERT INTO products (business_id, name, industry_id, position, listed)
    SELECT ${businessID}, 'Qybrola ' || number, '0006', number, false FROM generate_series(3, 9999) AS number`.execute(
    api.db,
  );
  let bulkID = '';
  const many = await statementsOf(async () => {
    const changed = await change({ action: 'archive', matching: { text: 'Qybrola' } });
    expect(changed).toMatchObject({ changed: 10_000, selected: 10_000 });
    ({ bulkID } = changed);
    expect([await shown(), await found()]).toEqual([[], 0]);
    expect(await undo(bulkID)).toEqual({ undone: 10_000, skipped: 0 });
  });
  const writing = (sent: readonly string[]) =>
    sent.filter((text) => /^\s*(WITH|INSERT|UPDATE|DELETE)/i.test(text)).length;
  // What is written beyond it are documents: in parts of 500, so as often for a hundred as for one.
  expect(writing(many)).toBeLessThanOrEqual(writing(few) + 2);
  await change({ action: 'archive', matching: {} });
  const restored = await change({ action: 'restore', matching: { filter: 'archived' } });
  expect(restored.changed).toBe(10_000);
  expect([await shown(), await found()]).toEqual([[0, 1, 2, 3, 4, 5, 6], 7]);
});

test('one key makes one change', async () => {
  const { token, businessID, ids } = await aCatalogue(2, 'Qaprola');
  const headers = { [idempotencyKeyHeader]: randomUUID() };
  const body = { businessID, ids, action: 'archive' as const };
  const send = () => api.client(token)(changeProducts, { body }, { headers });
  expect(await send()).toEqual(await send());
  expect(
    await api.db.selectFrom('product_bulks').select('id').where('business_id', '=', businessID).execute(),
  ).toHaveLength(1);
});

test.each<[string, Change, string]>([
  ['no products', { action: 'archive' }, 'ids'],
  ['products and a filter', { action: 'archive', ids: [randomUUID()], matching: {} }, 'ids'],
  ['no stock', { action: 'setStock', matching: {} }, 'stock'],
  ['no category', { action: 'setCategory', matching: {} }, 'category'],
  ['a category there is not', { action: 'setCategory', matching: {}, category: '0006.000699' }, 'category'],
])('a change of %s is refused at its field', async (_, body, field) => {
  const { change } = await aCatalogue(1, 'Qeprola');
  await expect(change(body)).rejects.toMatchObject({ status: 400, issues: [{ in: 'body', field }] });
});

test('products of another business are not reached, and only administrators change or undo', async () => {
  const { businessID, ids, change } = await aCatalogue(2, 'Qiprola');
  const foreign = await aCatalogue(1, 'Qoprola');
  expect(await change({ action: 'archive', ids: foreign.ids })).toMatchObject({ changed: 0, selected: 0 });
  expect(await foreign.shown()).toEqual([0]);
  const { bulkID } = await change({ action: 'archive', ids });
  const member = await aMember(api, businessID, 'member');
  for (const { call } of [member, foreign]) {
    const body = { businessID, ids, action: 'restore' as const };
    await expect(call(changeProducts, { body })).rejects.toMatchObject({ status: 403 });
    await expect(call(undoProductBulk, { params: { bulkID } })).rejects.toMatchObject({ status: 403 });
  }
  await expect(
    change({ action: 'archive', ids }).then(() => foreign.undo(randomUUID())),
  ).rejects.toMatchObject({ status: 404 });
  expect((await member.call(listOwnProducts, { query: { bid: businessID, size: 5 } })).counts?.archived).toBe(
    2,
  );
});

test('what a change was is forgotten after a day', async () => {
  const { ids, change, undo } = await aCatalogue(1, 'Quprola');
  const [old, recent] = [await change({ action: 'archive', ids }), await change({ action: 'restore', ids })];
  await api.db
    .updateTable('product_bulks')
    .set({ created_at: sql`now() - interval '25 hours'` })
    .where('id', '=', old.bulkID)
    .execute();
  const context = asSystem({ db: api.db, reference: await loadReference(api.db) });
  while ((await write(context, undefined, forgetOldBulks)) > 0);
  await expect(undo(old.bulkID)).rejects.toMatchObject({ status: 404 });
  expect(await undo(recent.bulkID)).toEqual({ undone: 1, skipped: 0 });
});
