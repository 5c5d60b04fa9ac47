import { randomUUID } from 'node:crypto';
import { getProduct, listNewestProducts, listProductsOfBusiness, newestProducts } from '@kontor/contract';
import { expect, test } from 'vitest';
import { rowsIn } from '../test/rows.ts';
import { sharedApi } from '../test/shared-api.ts';

const api = await sharedApi();
const rows = rowsIn(api.db, api.reference);

const specs = JSON.stringify([
  { key: 'Bore', value: '25', unit: 'mm' },
  { key: 'Seal', value: 'Felt' },
]);

test('a product comes with its place in the tree, pictures in order and its business', async () => {
  const business_id = await rows.aBusiness({ company_name: 'Nordhang', subscription: 'gold' });
  const productID = await rows.aProduct({
    business_id,
    name: 'Pillow block',
    subcategory_id: '00060101',
    specs,
    stock: true,
    lead_time_days: 5,
  });
  const photos = [1, 0].map((position) => ({
    product_id: productID,
    photo: JSON.stringify({ url: `/photo-${position}.webp` }),
    position,
  }));
  await api.db.insertInto('product_photos').values(photos).execute();
  await api.db
    .insertInto('product_videos')
    .values({ product_id: productID, video: JSON.stringify({ url: '/video.mp4' }), position: 0 })
    .execute();

  expect(await api.call(getProduct, { params: { productID } })).toMatchObject({
    productID,
    businessID: business_id,
    name: 'Pillow block',
    mainImage: { url: '/photo-0.webp' },
    photos: [{ url: '/photo-0.webp' }, { url: '/photo-1.webp' }],
    videos: [{ url: '/video.mp4' }],
    specs: [
      { key: 'Bore', value: '25', unit: 'mm' },
      { key: 'Seal', value: 'Felt' },
    ],
    industry: { id: '0006' },
    category: { id: '000601' },
    subCategory: { id: '00060101' },
    stock: true,
    leadTime: '5 days',
    businessProfile: { businessID: business_id, subscription: 'gold', general: { companyName: 'Nordhang' } },
  });
});

test('a product of which everything is known holds each field of the specification', async () => {
  const business_id = await rows.aBusiness({ company_name: 'Nordhang' });
  const product_id = await rows.aProduct({
    business_id,
    name: 'Pillow block',
    description: 'Cast iron.',
    keywords: ['UCP 205', 'housing'],
    category_id: '000601',
    subcategory_id: '00060101',
    specs,
    stock: false,
    lead_time_days: 5,
    minimum_order: 2.5,
    minimum_order_unit: 'kg',
    like_count: 2,
  });
  await api.db
    .insertInto('product_photos')
    .values({ product_id, photo: JSON.stringify({ url: '/photo.webp' }), position: 0 })
    .execute();
  await api.db
    .insertInto('product_videos')
    .values({ product_id, video: JSON.stringify({ url: '/video.mp4' }), position: 0 })
    .execute();
  const { businessProfile, ...product } = await api.call(getProduct, {
    params: { productID: product_id },
  });
  expect(businessProfile).toMatchObject({ businessID: business_id, general: { companyName: 'Nordhang' } });
  expect(product).toEqual({
    productID: product_id,
    businessID: business_id,
    name: 'Pillow block',
    description: 'Cast iron.',
    keywords: ['UCP 205', 'housing'],
    mainImage: { url: '/photo.webp' },
    photos: [{ url: '/photo.webp' }],
    images: [{ url: '/photo.webp' }],
    videos: [{ videoID: expect.any(String), url: '/video.mp4' }],
    specs: [
      { key: 'Bore', value: '25', unit: 'mm' },
      { key: 'Seal', value: 'Felt' },
    ],
    industry: { id: '0006', name: 'Power Transmission' },
    category: { id: '000601', name: 'Bearings' },
    subCategory: { id: '00060101', name: expect.any(String) },
    leadTime: '5 days',
    leadTimeDays: 5,
    minimumOrder: { number: 2.5, unit: 'kg' },
    stock: false,
    reactions: { reactionCount: { like: 2 } },
    dataSheets: [],
  });
});

test('a lead time is said in the language asked for; one that was no number of days stays as it was stated', async () => {
  const [days, day, text] = [
    await rows.aProduct({ lead_time_days: 12 }),
    await rows.aProduct({ lead_time_days: 1 }),
    await rows.aProduct({ lead_time: 'on request' }),
  ];
  const leadTimeOf = async (call: typeof api.call, productID: string) =>
    (await call(getProduct, { params: { productID } })).leadTime;
  expect(await leadTimeOf(api.call, days)).toBe('12 days');
  expect(await leadTimeOf(api.call, day)).toBe('1 day');
  expect(await leadTimeOf(api.callIn('es'), days)).toBe('12 días');
  expect(await leadTimeOf(api.callIn('it'), days)).toBe('12 giorni');
  expect(await leadTimeOf(api.callIn('zh'), days)).toBe('12 天');
  expect(await leadTimeOf(api.callIn('zh'), text)).toBe('on request');
});

test('a product without description states none', async () => {
  const productID = await rows.aProduct();
  const product = await api.call(getProduct, { params: { productID } });
  expect(product).not.toHaveProperty('description');
  expect(product).not.toHaveProperty('mainImage');
});

test("a business's products are in its own order and stand one level deeper", async () => {
  const business_id = await rows.aBusiness();
  const second = await rows.aProduct({ business_id, position: 2 });
  const first = await rows.aProduct({ business_id, position: 1 });
  await rows.aProduct();
  const { data } = await api.call(listProductsOfBusiness, { query: { bid: business_id } });
  expect(data.map(({ productID }) => productID)).toEqual([first, second]);
});

test('an unknown product is NotFound, an unknown business has no products', async () => {
  const unknown = api.call(getProduct, { params: { productID: randomUUID() } });
  await expect(unknown).rejects.toMatchObject({ status: 404, errorName: 'NotFound' });
  expect(await api.call(listProductsOfBusiness, { query: { bid: randomUUID() } })).toEqual({ data: [] });
});

test('the newest products of a category come first, 50 at most, with who makes them', async () => {
  const category = '000602';
  const business_id = await rows.aBusiness({
    company_name: 'Nordhang',
    subscription: 'platinum',
    categories: [category],
  });
  const given = { business_id, category_id: category };
  const older = await rows.aProduct({ ...given, created_at: new Date('2026-01-05') });
  const newer = await rows.aProduct({ ...given, created_at: new Date('2026-03-05'), description: 'New.' });
  await rows.aProduct({ business_id, category_id: '000603' });
  const answer = await api.call(listNewestProducts, { query: { category } });
  expect(answer.map(({ productID }) => productID)).toEqual([newer, older]);
  expect(answer[0]).toMatchObject({
    companyName: 'Nordhang',
    description: 'New.',
    createdAt: '2026-03-05T00:00:00.000Z',
  });
  for (let count = 0; count < newestProducts; count += 1) await rows.aProduct(given);
  expect(await api.call(listNewestProducts, { query: { category } })).toHaveLength(newestProducts);
});
