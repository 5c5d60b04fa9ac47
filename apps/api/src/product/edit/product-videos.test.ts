import {
  createProduct,
  duplicateProduct,
  getProduct,
  getProductForEdit,
  updateProduct,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { sharedPreparing } from '../../upload/testing-preparing.ts';
import { sentFile } from '../../upload/testing-sent-file.ts';
import { isInUse } from '../../upload/testing-uses.ts';
import { aWebm } from '../../upload/testing-videos.ts';
import { complete } from '../testing-owner.ts';
import { aProductWithFiles } from './testing-product-files.ts';

const api = await sharedApi();
const preparing = sharedPreparing(api);

const sent = (token: string, purpose: 'product-video' | 'business-video' = 'product-video') =>
  sentFile(api, preparing, { token, purpose, contentType: 'video/webm', bytes: aWebm() });

const isUsed = (id: string) => isInUse(api, id);

const aProductWithVideos = () => aProductWithFiles(api, 'videos', sent, { title: ' How it is mounted ' });

test('videos come in their order with their titles', async () => {
  const { productID, uploads, read } = await aProductWithVideos();
  const { videos } = await api.call(getProduct, { params: { productID } });
  const file = (id: string) => ({
    url: `/files/${id}/file.webm`,
    contentType: 'video/webm',
    bytes: aWebm().length,
  });
  expect(videos).toEqual([
    { videoID: expect.any(String), ...file(uploads[0]), title: 'How it is mounted' },
    { videoID: expect.any(String), ...file(uploads[1]) },
  ]);
  expect((await read()).videos).toEqual(videos);
});

test('videos are put in another order, titled and removed; absent they stay; one that no product shows is let go', async () => {
  const { read, put, uploads, call, productID } = await aProductWithVideos();
  const [first, second] = (await read()).videos.map(({ videoID }) => ({ videoID }));
  if (!first || !second) throw new Error('There are two videos.');
  const before = await read();
  await put(undefined);
  expect(await read()).toEqual(before);
  await put([{ ...second, title: 'In use' }, first]);
  const after = await read();
  expect(after.revision).toBe(before.revision + 1);
  expect(after.videos).toMatchObject([{ ...second, title: 'In use' }, first]);
  await put([{ ...second, title: 'In use' }, first]);
  expect((await read()).revision).toBe(after.revision);
  const { productID: copy } = await call(duplicateProduct, { params: { productID } });
  expect((await call(getProductForEdit, { params: { productID: copy } })).videos).toHaveLength(2);
  await put([second]);
  expect([await isUsed(uploads[0]), await isUsed(uploads[1])]).toEqual([true, true]);
  const { revision } = await call(getProductForEdit, { params: { productID: copy } });
  await call(updateProduct, { params: { productID: copy }, body: { revision, ...complete, videos: [] } });
  expect([await isUsed(uploads[0]), await isUsed(uploads[1])]).toEqual([false, true]);
});

test('what is neither an upload of theirs nor a video of the product is refused by its place', async () => {
  const { put, uploads, call, businessID, token } = await aProductWithVideos();
  const other = await aProductWithVideos();
  const [foreign] = (await other.read()).videos;
  const at = (field: string, code: string) => ({ status: 400, issues: [{ in: 'body', field, code }] });
  await expect(put([{ videoID: foreign?.videoID ?? '' }])).rejects.toMatchObject(at('videos.0', 'unknown'));
  await expect(put([{ title: 'No video' }])).rejects.toMatchObject(at('videos.0', 'malformed'));
  const twice = { token: uploads[0] };
  await expect(put([twice, twice])).rejects.toMatchObject(at('videos.1', 'unexpected'));
  await expect(put([{ token: other.uploads[0] }])).rejects.toMatchObject({ status: 404 });
  await expect(put([{ token: await sent(token, 'business-video') }])).rejects.toMatchObject({ status: 404 });
  const five = Array.from({ length: 5 }, () => ({ token: uploads[0] }));
  await expect(
    call(createProduct, { body: { businessID, ...complete, videos: five } }),
  ).rejects.toMatchObject({ status: 400, issues: [{ field: 'videos', code: 'tooMany', limit: 4 }] });
});
