import { randomUUID } from 'node:crypto';
import {
  archiveProduct,
  createProduct,
  duplicateProduct,
  getProduct,
  getProductForEdit,
  idempotencyKeyHeader,
  listProductsOfBusiness,
  type ProductInput,
  restoreProduct,
  searchProducts,
  suggestSpecifications,
  updateProduct,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../../test/rows.ts';
import { sharedApi } from '../../test/shared-api.ts';
import { untilAnswered } from '../../test/until-answered.ts';
import { aMember, anOwner, complete } from '../testing-owner.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

async function found(textQuery: string): Promise<number> {
  return (await api.call(searchProducts, { body: { textQuery, skip: 0, size: 5 } })).total;
}

test('a product is created with all its form holds, public and found at once', async () => {
  const { call, id, businessID } = await anOwner(api);
  const name = 'Qovalin gear unit';
  const standing = await call(createProduct, { body: { businessID, ...complete, name } });
  const { productID } = standing;
  expect(standing).toEqual({ productID, revision: 1, listed: true });
  expect(await api.call(getProduct, { params: { productID } })).toMatchObject({
    name,
    description: complete.description,
    keywords: complete.keywords,
    industry: { id: '0006' },
    category: { id: '000601' },
    subCategory: { id: '00060101' },
    specs: complete.specs,
    leadTime: '21 days',
    leadTimeDays: 21,
    minimumOrder: complete.minimumOrder,
    stock: true,
    price: complete.price,
  });
  expect(await found('Qovalin')).toBe(1);
  const edited = await call(getProductForEdit, { params: { productID } });
  expect(edited).toMatchObject({
    ...complete,
    name,
    productID,
    businessID,
    revision: 1,
    listed: true,
    place: 1,
  });
  expect(edited.missing).toEqual(['photos']);
  expect(edited.updatedBy).toEqual({ userID: id, name: 'Marisol Treviño' });
});

const refused: [string, Partial<Record<keyof ProductInput, unknown>>, string, string][] = [
  ['a name of blanks', { name: ' \t ' }, 'name', 'required'],
  ['a subcategory of another category', { category: '0006.000602.00060101' }, 'category', 'unknown'],
  ['a category of another industry', { category: '0001.000601' }, 'category', 'unknown'],
  ['an industry alone', { category: '0006' }, 'category', 'malformed'],
  ['a currency there is not', { price: { amount: 1, currency: 'QQQ' } }, 'price.currency', 'unknown'],
  ['a negative price', { price: { amount: -1, currency: 'USD' } }, 'price.amount', 'tooSmall'],
  ['half a day', { leadTimeDays: 1.5 }, 'leadTimeDays', 'notANumber'],
  [
    'a minimum order of nothing',
    { minimumOrder: { number: 0, unit: 'kg' } },
    'minimumOrder.number',
    'tooSmall',
  ],
  [
    'a minimum order without unit',
    { minimumOrder: { number: 2, unit: ' ' } },
    'minimumOrder.unit',
    'required',
  ],
  ['a specification of blanks', { specs: [{ key: 'Bore', value: ' ' }] }, 'specs.0.value', 'required'],
  ['a photo that is neither new nor there', { photos: [{ alt: 'A gear' }] }, 'photos.0', 'malformed'],
];

test.each(refused)('%s is said at its field, and nothing is created', async (_, wrong, field, code) => {
  const { call, businessID } = await anOwner(api);
  const body = { businessID, ...complete, ...wrong } as ProductInput & { businessID: string };
  await expect(call(createProduct, { body })).rejects.toMatchObject({
    status: 400,
    issues: [{ in: 'body', field, code }],
  });
  const { rows: there } = {
    rows: await api.db.selectFrom('products').select('id').where('business_id', '=', businessID).execute(),
  };
  expect(there).toEqual([]);
});

test('of many requests with one key one creates, and all are answered the same', async () => {
  const { token, businessID } = await anOwner(api);
  const headers = { [idempotencyKeyHeader]: randomUUID() };
  const body = { businessID, ...complete };
  const send = () => untilAnswered(() => api.client(token)(createProduct, { body }, { headers }));
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(new Set(answers.map(({ productID }) => productID)).size).toBe(1);
  expect((await api.call(listProductsOfBusiness, { query: { bid: businessID } })).data).toHaveLength(1);
  const other = api.client(token)(createProduct, { body: { ...body, name: 'Other' } }, { headers });
  await expect(other).rejects.toMatchObject({ status: 409 });
});

test('what is sent takes the place of what was there, also where it is nothing', async () => {
  const { call, businessID } = await anOwner(api);
  const { productID } = await call(createProduct, { body: { businessID, ...complete } });
  const body = { revision: 1, name: 'Bare', category: '0006.000602', stock: false };
  expect(await call(updateProduct, { params: { productID }, body })).toMatchObject({ revision: 2 });
  const { leadTime, price, minimumOrder, description, ...product } = await api.call(getProduct, {
    params: { productID },
  });
  expect(product).toMatchObject({
    name: 'Bare',
    keywords: [],
    specs: [],
    stock: false,
    category: { id: '000602' },
  });
  expect([leadTime, price, minimumOrder, description, product.subCategory]).toEqual(Array(5).fill(undefined));
});

test('a lead time in words stays until there are days', async () => {
  const { call, businessID } = await anOwner(api);
  const productID = await rows.aProduct({ business_id: businessID, lead_time: 'on request' });
  const { revision, leadTime } = await call(getProductForEdit, { params: { productID } });
  expect(leadTime).toBe('on request');
  const { leadTimeDays: _, ...without } = complete;
  await call(updateProduct, { params: { productID }, body: { revision, ...without } });
  expect((await api.call(getProduct, { params: { productID } })).leadTime).toBe('on request');
  await call(updateProduct, { params: { productID }, body: { revision: revision + 1, ...complete } });
  expect(await call(getProductForEdit, { params: { productID } })).not.toHaveProperty('leadTime');
});

test('who changes what somebody else changed meanwhile overwrites nothing, and is told which fields differ', async () => {
  const { call, businessID } = await anOwner(api);
  const colleague = await aMember(api, businessID, 'admin');
  const { productID } = await call(createProduct, { body: { businessID, ...complete } });
  const params = { productID };
  const first = { revision: 1, ...complete, name: 'Renamed' };
  await colleague.call(updateProduct, { params, body: first });
  const second = { revision: 1, ...complete, stock: false };
  const differing = { status: 409, errorName: 'Conflict' };
  const sent = call(updateProduct, { params, body: second });
  await expect(sent).rejects.toMatchObject({
    ...differing,
    issues: ['name', 'stock'].map((field) => ({ field, code: 'changedMeanwhile' })),
  });
  const now = await call(getProductForEdit, { params });
  expect(now).toMatchObject({
    name: 'Renamed',
    stock: true,
    revision: 2,
    updatedBy: { userID: colleague.id },
  });
  // The one whose answer was lost sends the same again, and what is so already is no conflict.
  expect(await colleague.call(updateProduct, { params, body: first })).toMatchObject({ revision: 2 });
  expect(
    await call(updateProduct, { params, body: { ...second, revision: 2, name: 'Renamed' } }),
  ).toMatchObject({ revision: 3 });
});

test('of changes of one revision at the same time one is written', async () => {
  const { call, businessID } = await anOwner(api);
  const { productID } = await call(createProduct, { body: { businessID, ...complete } });
  const outcomes = await Promise.allSettled(
    ['One', 'Two', 'Three', 'Four'].map((name) =>
      call(updateProduct, { params: { productID }, body: { revision: 1, ...complete, name } }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await call(getProductForEdit, { params: { productID } })).toMatchObject({ revision: 2 });
});

test('an archived product is found by its members alone, and comes back behind the others or where it was', async () => {
  const { call, businessID } = await anOwner(api);
  const ids: string[] = [];
  for (const name of ['Qudarim A', 'Qudarim B', 'Qudarim C'])
    ids.push((await call(createProduct, { body: { businessID, ...complete, name } })).productID);
  const params = { productID: ids[1] ?? '' };
  const shown = async () =>
    (await api.call(listProductsOfBusiness, { query: { bid: businessID } })).data
      .map(({ name }) => name.slice(-1))
      .join('');
  const archived = await call(archiveProduct, { params });
  expect(archived).toMatchObject({ listed: false, archivedAt: expect.any(String) });
  expect(await call(archiveProduct, { params })).toEqual(archived);
  await expect(api.call(getProduct, { params })).rejects.toMatchObject({ status: 404 });
  expect([await shown(), await found('Qudarim')]).toEqual(['AC', 2]);
  expect(await call(getProductForEdit, { params })).toMatchObject({ archivedAt: archived.archivedAt });

  expect(await call(restoreProduct, { params, query: { to: 'formerPlace' } })).not.toHaveProperty(
    'archivedAt',
  );
  expect([await shown(), await found('Qudarim')]).toEqual(['ABC', 3]);
  await call(archiveProduct, { params });
  expect(await call(restoreProduct, { params })).toMatchObject({ listed: true });
  expect(await shown()).toBe('ACB');
});

test('beyond what the membership shows a product is created, and hidden', async () => {
  const { call, businessID } = await anOwner(api);
  for (let position = 0; position < 7; position += 1)
    await rows.aProduct({ business_id: businessID, position });
  const { productID, listed } = await call(createProduct, { body: { businessID, ...complete } });
  expect(listed).toBe(false);
  await expect(api.call(getProduct, { params: { productID } })).rejects.toMatchObject({ status: 404 });
  expect(await call(getProductForEdit, { params: { productID } })).toMatchObject({ place: 8, listed: false });
});

test('a copy holds all the product does, and stands behind the others', async () => {
  const { call, businessID } = await anOwner(api);
  const { productID } = await call(createProduct, { body: { businessID, ...complete } });
  await api.db
    .insertInto('product_videos')
    .values({ product_id: productID, video: JSON.stringify({ url: '/v.mp4' }), title: 'Press', position: 0 })
    .execute();
  await rows.aProduct({ business_id: businessID, position: 5 });
  const { productID: copy } = await call(duplicateProduct, { params: { productID } });
  expect(copy).not.toBe(productID);
  const {
    productID: _,
    videos,
    reactions,
    ...product
  } = await api.call(getProduct, { params: { productID: copy } });
  expect(product).toMatchObject(
    complete.price ? { name: complete.name, specs: complete.specs, price: complete.price } : {},
  );
  expect(videos).toEqual([{ videoID: expect.any(String), url: '/v.mp4', title: 'Press' }]);
  expect(reactions.reactionCount.like).toBe(0);
  expect(await call(getProductForEdit, { params: { productID: copy } })).toMatchObject({
    place: 3,
    productCount: 3,
    revision: 1,
  });
});

const calls = {
  createProduct: (call: typeof api.call, businessID: string) =>
    call(createProduct, { body: { businessID, ...complete } }),
  updateProduct: (call: typeof api.call, _: string, productID: string) =>
    call(updateProduct, { params: { productID }, body: { revision: 1, ...complete } }),
  archiveProduct: (call: typeof api.call, _: string, productID: string) =>
    call(archiveProduct, { params: { productID } }),
  restoreProduct: (call: typeof api.call, _: string, productID: string) =>
    call(restoreProduct, { params: { productID } }),
  duplicateProduct: (call: typeof api.call, _: string, productID: string) =>
    call(duplicateProduct, { params: { productID } }),
  getProductForEdit: (call: typeof api.call, _: string, productID: string) =>
    call(getProductForEdit, { params: { productID } }),
};

test.each(Object.entries(calls))(
  '%s: administrators change, members read, nobody else does either',
  async (name, perform) => {
    const { call, businessID } = await anOwner(api);
    const [admin, member] = [
      await aMember(api, businessID, 'admin'),
      await aMember(api, businessID, 'member'),
    ];
    const foreign = await anOwner(api);
    const productID = await rows.aProduct({ business_id: businessID });
    const outcomeOf = (who: typeof api.call, id = productID) =>
      perform(who, businessID, id).then(
        () => 200,
        (error: { status: number }) => error.status,
      );
    expect(await outcomeOf(call)).toBe(200);
    await api.db.updateTable('products').set({ revision: 1 }).where('id', '=', productID).execute();
    expect(await outcomeOf(admin.call)).toBe(200);
    expect(await outcomeOf(member.call)).toBe(name === 'getProductForEdit' ? 200 : 403);
    expect(await outcomeOf(foreign.call)).toBe(403);
    expect(await outcomeOf(api.call)).toBe(401);
    if (name !== 'createProduct') expect(await outcomeOf(call, randomUUID())).toBe(404);
  },
);

test('what others in a subcategory state is suggested, most first, each business once', async () => {
  const someone = await api.signIn();
  const subcategory_id = '00060203';
  const specs = (...given: [key: string, unit?: string][]) =>
    JSON.stringify(given.map(([key, unit]) => ({ key, value: '1', ...(unit ? { unit } : {}) })));
  const place = { category_id: '000602', subcategory_id };
  const business_id = await rows.aBusiness();
  for (let count = 0; count < 3; count += 1)
    await rows.aProduct({ business_id, ...place, specs: specs(['Colour']) });
  await rows.aProduct({ ...place, specs: specs(['Weight', 'kg'], ['Ratio']) });
  await rows.aProduct({ ...place, specs: specs(['Weight', 'kg'], ['Ratio']) });
  await rows.aProduct({ ...place, specs: specs(['weight', 'kg'], ['Weight', 'lb']) });
  await rows.aProduct({ ...place, specs: specs(['Hidden']), archived_at: new Date() });
  await rows.aProduct({ specs: specs(['Elsewhere']), category_id: '000602', subcategory_id: '00060202' });
  expect(await someone.call(suggestSpecifications, { query: { subcategory: subcategory_id } })).toEqual([
    { key: 'Weight', unit: 'kg', businesses: 3 },
    { key: 'Ratio', businesses: 2 },
    { key: 'Colour', businesses: 1 },
    { key: 'Weight', unit: 'lb', businesses: 1 },
  ]);
});
