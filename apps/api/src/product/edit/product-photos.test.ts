import { duplicateProduct, getProduct, sendBusinessFile, updateProduct } from '@kontor/contract';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { aPicture } from '../../upload/testing-pictures.ts';
import { prepareNext, sharedPreparing } from '../../upload/testing-preparing.ts';
import { isInUse } from '../../upload/testing-uses.ts';
import { complete } from '../testing-owner.ts';
import { aProductWithFiles } from './testing-product-files.ts';

const api = await sharedApi();
const preparing = sharedPreparing(api);

/** A photo that was sent and made ready. */
async function sent(token: string, purpose: 'product-photo' | 'business-profile-photo' = 'product-photo') {
  const bytes = new Uint8Array(await aPicture({ width: 800, height: 600 }));
  const file = { name: 'photo.jpg', type: 'image/jpeg', bytes };
  const upload = await api.client(token)(sendBusinessFile, { body: { purpose }, file });
  while (await prepareNext(preparing));
  return upload.token;
}

const isUsed = (id: string) => isInUse(api, id);

const aProductWithPhotos = () => aProductWithFiles(api, 'photos', sent, { alt: 'From the side' });

test('photos come in their order with their words, the first as the main one', async () => {
  const { productID, uploads, read } = await aProductWithPhotos();
  const { mainImage, photos } = await api.call(getProduct, { params: { productID } });
  expect(photos.map(({ url }) => uploads.findIndex((id) => url.includes(id)))).toEqual([0, 1]);
  expect(mainImage).toEqual(photos[0]);
  expect(photos[0]).toMatchObject({ alt: 'From the side', versions: expect.any(Array) });
  expect(photos[0]?.versions?.[0]).toMatchObject({ width: 800, height: 600 });
  expect(photos[1]).not.toHaveProperty('alt');
  expect((await read()).missing).toEqual([]);
});

test('photos are put in another order, described and removed; one that no product shows is let go', async () => {
  const { read, put, uploads } = await aProductWithPhotos();
  const [first, second] = (await read()).photos.map(({ photoID }) => ({ photoID }));
  if (!first || !second) throw new Error('There are two photos.');
  await put([second, { ...first, alt: 'From the side' }]);
  expect((await read()).photos.map(({ photoID }) => photoID)).toEqual([second.photoID, first.photoID]);
  const before = await read();
  await put([
    { ...second, alt: 'Its pinion' },
    { ...first, alt: 'From the side' },
  ]);
  const after = await read();
  expect(after.photos.map(({ alt }) => alt)).toEqual(['Its pinion', 'From the side']);
  expect(after.photos.map(({ url }) => url)).toEqual(before.photos.map(({ url }) => url));
  expect(after.revision).toBe(before.revision + 1);
  await put([{ ...second, alt: 'Its pinion' }]);
  expect((await read()).photos.map(({ photoID }) => photoID)).toEqual([second.photoID]);
  expect([await isUsed(uploads[0]), await isUsed(uploads[1])]).toEqual([false, true]);
});

test('a copy shows the same uploads, which stay until neither does', async () => {
  const { call, productID, put, uploads } = await aProductWithPhotos();
  const { productID: copy } = await call(duplicateProduct, { params: { productID } });
  const { photos } = await api.call(getProduct, { params: { productID: copy } });
  expect(photos.map(({ alt }) => alt)).toEqual(['From the side', undefined]);
  await put([]);
  expect([await isUsed(uploads[0]), await isUsed(uploads[1])]).toEqual([true, true]);
  await call(updateProduct, { params: { productID: copy }, body: { revision: 1, ...complete } });
  expect([await isUsed(uploads[0]), await isUsed(uploads[1])]).toEqual([false, false]);
});

test("another's upload, one for something else, and another product's photo are refused", async () => {
  const { put, token } = await aProductWithPhotos();
  const other = await aProductWithPhotos();
  const [theirs] = (await other.read()).photos;
  const foreign = await sent(other.token);
  await expect(put([{ token: foreign }])).rejects.toMatchObject({ status: 404 });
  await expect(put([{ token: await sent(token, 'business-profile-photo') }])).rejects.toMatchObject({
    status: 404,
  });
  await expect(put([{ photoID: theirs?.photoID ?? '' }])).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'photos.0', code: 'unknown' }],
  });
  expect((await other.read()).photos).toHaveLength(2);
});
