import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getUpload, sendPersonFile, signUpload } from '@kontor/contract';
import { beginPost, formWithFirstByte } from '@kontor/server/testing/slow-post';
import { beforeEach, expect, test } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';
import { aPdf } from './testing-pdf.ts';
import { aPicture } from './testing-pictures.ts';
import { postSigned } from './testing-posts.ts';
import { prepareNext, sharedPreparing } from './testing-preparing.ts';

const megabyte = 1024 * 1024;
/** A volume that has as much room as a test says, and a clock that stands still until a test moves it. */
const volume = { free: 0, time: 0, asked: 0, freeBytes: async () => 0, now: () => volume.time };
volume.freeBytes = async () => {
  volume.asked += 1;
  return volume.free;
};

const api = await sharedApi(undefined, { UPLOAD_FREE_MB: 100, volume });
const preparing = sharedPreparing(api);
beforeEach(() => {
  volume.free = 101 * megabyte;
  volume.time += 1_000;
});

function fill(): void {
  volume.free = 99 * megabyte;
  volume.time += 1_000;
}

const outOfRoom = { status: 507, errorName: 'InsufficientStorage' };

test('below the mark uploads are refused in each of the three ways, before a file is read; all else goes on', async () => {
  const someone = await api.signIn();
  const picture = await aPicture();
  const file = { name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array(picture) };
  const announcement = {
    contentType: 'image/jpeg',
    fileSize: picture.length,
    purpose: 'cover-photo',
  } as const;
  const { token } = await someone.call(sendPersonFile, { body: {}, file });
  const { signedPost } = await someone.call(signUpload, { body: announcement });
  fill();
  await expect(someone.call(signUpload, { body: announcement })).rejects.toMatchObject(outOfRoom);
  await expect(someone.call(sendPersonFile, { body: {}, file })).rejects.toMatchObject(outOfRoom);
  for (const [path, fields] of [
    ['files/upload-request/user', {}],
    ['files/store', signedPost.fields],
  ] as const) {
    const headers = {
      ...(path === 'files/store' ? {} : { 'wbn-auth': someone.token }),
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': '400000',
    };
    const post = beginPost(`${api.url}/${path}`, headers, formWithFirstByte(fields));
    const answer = await post.answer;
    post.giveUp();
    expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 507, '60']);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  // What was taken before is made ready and shown.
  while (await prepareNext(preparing));
  const { picture: shown } = await someone.call(getUpload, { params: { token } });
  expect((await fetch(new URL(shown?.url ?? '', api.url))).status).toBe(200);
});

test('a large file has to fit beside what is left free, when it is announced and when it comes', async () => {
  const someone = await api.signIn();
  const bytes = aPdf(2 * megabyte);
  const announce = (fileSize: number) =>
    someone.call(signUpload, {
      body: { purpose: 'product-data-sheet', contentType: 'application/pdf', fileSize },
    });
  await expect(announce(bytes.length)).rejects.toMatchObject(outOfRoom);
  await announce(megabyte - 100_000);
  volume.free = 103 * megabyte;
  volume.time += 1_000;
  const { signedPost, token } = await announce(bytes.length);
  volume.free = 101 * megabyte;
  volume.time += 1_000;
  expect((await postSigned(api.url, signedPost, new Uint8Array(bytes))).status).toBe(507);
  expect((await someone.call(getUpload, { params: { token } })).state).toBe('awaited');
  volume.free = 103 * megabyte;
  volume.time += 1_000;
  expect((await postSigned(api.url, signedPost, new Uint8Array(bytes))).status).toBe(200);
});

test('it recovers by itself when there is room, a second later at most', async () => {
  const someone = await api.signIn();
  const picture = await aPicture();
  const body = { contentType: 'image/jpeg', fileSize: picture.length, purpose: 'profile-photo' } as const;
  const { signedPost } = await someone.call(signUpload, { body });
  fill();
  await expect(someone.call(signUpload, { body })).rejects.toMatchObject(outOfRoom);
  volume.free = 101 * megabyte;
  volume.time += 999;
  await expect(someone.call(signUpload, { body })).rejects.toMatchObject(outOfRoom);
  volume.time += 1;
  expect((await postSigned(api.url, signedPost, new Uint8Array(picture))).status).toBe(200);
});

test('the volume is asked once a second at most', async () => {
  const someone = await api.signIn();
  const before = volume.asked;
  const body = { contentType: 'image/jpeg', fileSize: 9, purpose: 'cover-photo' } as const;
  await Promise.all(Array.from({ length: 20 }, () => someone.call(signUpload, { body })));
  expect(volume.asked).toBe(before + 1);
  expect(await readdir(join(api.files.DATA_DIR, 'uploads'))).toContain('secret');
});
