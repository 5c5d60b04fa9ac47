import {
  getUpload,
  requestProfilePhoto,
  sendBusinessFile,
  sendPersonFile,
  signUpload,
  storeFile,
} from '@kontor/contract';
import { runJobs } from '@kontor/jobs';
import sharp from 'sharp';
import { describe, expect, it, test, vi } from 'vitest';
import type { Someone } from '../test/api.ts';
import { sharedApi } from '../test/shared-api.ts';
import { forgetUnused } from './forget-unused.ts';
import { uploadJobs } from './jobs.ts';
import { markReleased, markUsed } from './queries.ts';
import { incomingKey } from './store/store.ts';
import { aPicture } from './testing-pictures.ts';
import { postForm, postSigned } from './testing-posts.ts';
import { prepareNext, sharedPreparing } from './testing-preparing.ts';

const api = await sharedApi();
const preparing = sharedPreparing(api);
const store = preparing.store;

async function announced(someone: Someone, bytes: Buffer, contentType = 'image/jpeg') {
  const body = {
    contentType: contentType as 'image/jpeg',
    fileSize: bytes.length,
    purpose: 'profile-photo' as const,
  };
  return someone.call(signUpload, { body });
}

async function stateOf(someone: Someone, token: string) {
  return someone.call(getUpload, { params: { token } });
}

function bytesOf(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}

async function sent(someone: Someone, picture: Buffer): Promise<string> {
  const { signedPost, token } = await announced(someone, picture);
  expect((await postSigned(api.url, signedPost, bytesOf(picture))).status).toBe(200);
  return token;
}

async function readyUpload(someone: Someone, picture?: Buffer): Promise<string> {
  const token = await sent(someone, picture ?? (await aPicture()));
  while (await prepareNext(preparing));
  return token;
}

const origin = () => new URL(api.url).origin;

test('a signed post: announced, sent, made ready, and seen by everybody at addresses of its own', async () => {
  const someone = await api.signIn();
  const picture = await aPicture({ width: 900, height: 700 });
  const { signedPost, token } = await announced(someone, picture);
  expect(signedPost.url).toBe('http://portal.example/api/v1/files/store');
  expect((await stateOf(someone, token)).state).toBe('awaited');
  expect((await postSigned(api.url, signedPost, bytesOf(picture))).status).toBe(200);
  expect(await stateOf(someone, token)).toEqual({ token, state: 'received' });
  expect(await prepareNext(preparing)).toBe(true);
  const { state, picture: shown } = await stateOf(someone, token);
  expect(state).toBe('ready');
  expect(shown?.versions?.map(({ width, height, type }) => `${width}x${height} ${type}`)).toEqual([
    '512x512 image/webp',
    '512x512 image/avif',
    '192x192 image/webp',
    '192x192 image/avif',
    '96x96 image/webp',
    '96x96 image/avif',
  ]);
  expect(shown?.url).toBe(`/files/${token}/512.webp`);
  for (const { url, width, type } of shown?.versions ?? []) {
    const answer = await fetch(origin() + url);
    expect(answer.status, url).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="kontor-/);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
  }
  expect(await store.read(`incoming/${token}`)).toBeUndefined();
});

test('a file sent in one go comes to the same', async () => {
  const someone = await api.signIn();
  const picture = await aPicture({ type: 'png' });
  const file = { name: 'me.png', type: 'image/png', bytes: bytesOf(picture) };
  const { token } = await someone.call(sendPersonFile, { body: {}, file });
  expect((await stateOf(someone, token)).state).toBe('received');
  while (await prepareNext(preparing));
  expect((await stateOf(someone, token)).picture?.url).toBe(`/files/${token}/480.webp`);
});

test('a file of a business, and one by a signed post through the client, come to the same', async () => {
  const someone = await api.signIn();
  const picture = await aPicture({ width: 800, height: 600, type: 'webp' });
  const file = { name: 'works.webp', type: 'image/webp', bytes: bytesOf(picture) };
  const sentInOne = await someone.call(sendBusinessFile, { body: { purpose: 'business-cover-photo' }, file });
  const { signedPost, token } = await announced(someone, picture, 'image/webp');
  const { key = '', 'Content-Type': type = '', policy = '', signature = '' } = signedPost.fields;
  const body = { key, 'Content-Type': type, policy, signature };
  expect(await api.call(storeFile, { body, file })).toEqual({ stored: true });
  while (await prepareNext(preparing));
  expect((await stateOf(someone, sentInOne.token)).picture?.url).toBe(`/files/${sentInOne.token}/800.webp`);
  expect((await stateOf(someone, token)).picture?.url).toBe(`/files/${token}/512.webp`);
});

test('a picture that would be stretched in its place is refused, with the pixels it has and those it needs', async () => {
  const someone = await api.signIn();
  const fileOf = async (width: number, height: number, turned = false) => ({
    name: 'a.jpg',
    type: 'image/jpeg',
    bytes: bytesOf(await aPicture({ width, height, turned })),
  });
  const cover = { purpose: 'business-cover-photo' } as const;
  await expect(
    someone.call(sendBusinessFile, { body: cover, file: await fileOf(640, 480) }),
  ).rejects.toMatchObject({
    status: 415,
    message: 'The picture is too small. It has 640 × 480 pixels; at least 800 × 200 are needed.',
  });
  // Stored lying on its side, it is shown upright.
  await expect(
    someone.call(sendBusinessFile, { body: cover, file: await fileOf(800, 200, true) }),
  ).rejects.toMatchObject({ message: expect.stringContaining('It has 200 × 800 pixels') });
  await someone.call(sendBusinessFile, { body: cover, file: await fileOf(800, 200) });
  const product = { purpose: 'product-photo' } as const;
  await expect(
    someone.call(sendBusinessFile, { body: product, file: await fileOf(299, 400) }),
  ).rejects.toMatchObject({ message: expect.stringContaining('at least 300 × 225 are needed') });
});

test('what a camera notes beside a picture is gone, and the picture stands upright', async () => {
  const someone = await api.signIn();
  const token = await readyUpload(
    someone,
    await aPicture({ width: 600, height: 400, withPlace: true, turned: true }),
  );
  const { picture } = await stateOf(someone, token);
  for (const { url } of picture?.versions ?? []) {
    const bytes = Buffer.from(await (await fetch(origin() + url)).arrayBuffer());
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('photographer')).toBe(false);
  }
  // Its left half was orange; turned by 90 degrees that is the upper one.
  const top = await sharp(Buffer.from(await (await fetch(`${origin()}${picture?.url}`)).arrayBuffer()))
    .extract({ left: 300, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(top[0]).toBeGreaterThan(200);
});

test('a file that came to the store unheard of is made ready once somebody looks for it', async () => {
  const someone = await api.signIn();
  const bytes = await aPicture();
  const { token } = await announced(someone, bytes);
  await store.write(incomingKey(token), bytes, 'image/jpeg');
  expect((await stateOf(someone, token)).state).toBe('received');
  while (await prepareNext(preparing));
  expect((await stateOf(someone, token)).picture?.url).toContain(token);
});

test('an upload belongs to who sent it', async () => {
  const someone = await api.signIn();
  const stranger = await api.signIn();
  const token = await readyUpload(someone);
  await expect(stateOf(stranger, token)).rejects.toMatchObject({ status: 404 });
  await expect(api.call(getUpload, { params: { token } })).rejects.toMatchObject({
    errorName: 'TokenNotFound',
  });
  await expect(
    api.call(requestProfilePhoto, { body: { contentType: 'image/png', fileSize: 9 } }),
  ).rejects.toMatchObject({
    errorName: 'TokenNotFound',
  });
  expect(
    (await postForm(`${api.url}/files/upload-request/user`, {}, { bytes: bytesOf(await aPicture()) })).status,
  ).toBe(401);
});

describe('what was signed is what may be sent', () => {
  const flipped = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`);

  it('refuses each field changed, left out, or added', async () => {
    const someone = await api.signIn();
    const picture = await aPicture();
    const other = await announced(someone, picture);
    const { signedPost, token } = await announced(someone, picture);
    const changes: Record<string, Record<string, string | undefined>> = {
      'another key': { key: `incoming/${other.token}` },
      'a key outside': { key: '../../secret' },
      'another type': { 'Content-Type': 'image/png' },
      'a script as type': { 'Content-Type': 'text/html' },
      'another policy': { policy: other.signedPost.fields.policy },
      'a changed policy': { policy: flipped(signedPost.fields.policy ?? '') },
      'a policy of ones own': {
        policy: Buffer.from(
          JSON.stringify({
            expiration: '2999-01-01T00:00:00Z',
            conditions: [{ key: 'x' }, { 'Content-Type': 'x' }, ['content-length-range', 0, 1e9]],
          }),
        ).toString('base64'),
      },
      'another signature': { signature: other.signedPost.fields.signature },
      'a changed signature': { signature: flipped(signedPost.fields.signature ?? '') },
      'a short signature': { signature: 'ab' },
      'no signature': { signature: undefined },
      'no policy': { policy: undefined },
      'no key': { key: undefined },
      'no type': { 'Content-Type': undefined },
      'one more field': { acl: 'public-read' },
    };
    for (const [what, change] of Object.entries(changes)) {
      const { status } = await postSigned(api.url, signedPost, bytesOf(picture), change);
      expect([400, 403], what).toContain(status);
    }
    for (const size of [picture.length - 1, picture.length + 1]) {
      const bytes = new Uint8Array(size);
      bytes.set(picture.subarray(0, Math.min(size, picture.length)));
      expect((await postSigned(api.url, signedPost, bytes)).status).toBe(400);
    }
    expect((await stateOf(someone, token)).state).toBe('awaited');
    expect((await stateOf(someone, other.token)).state).toBe('awaited');
    expect((await postSigned(api.url, signedPost, bytesOf(picture))).status).toBe(200);
  });

  it('refuses a post whose time is over', async () => {
    const someone = await api.signIn();
    const picture = await aPicture();
    const { signedPost } = await announced(someone, picture);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    try {
      expect((await postSigned(api.url, signedPost, bytesOf(picture))).status).toBe(403);
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes the same file again as one that is there', async () => {
    const someone = await api.signIn();
    const picture = await aPicture();
    const { signedPost, token } = await announced(someone, picture);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => postSigned(api.url, signedPost, bytesOf(picture))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    while (await prepareNext(preparing));
    expect((await postSigned(api.url, signedPost, bytesOf(picture))).status).toBe(200);
    expect((await stateOf(someone, token)).state).toBe('ready');
    expect(await store.read(`incoming/${token}`)).toBeUndefined();
  });

  it('announces nothing but pictures of up to 500 KB', async () => {
    const someone = await api.signIn();
    for (const [contentType, fileSize] of [
      ['image/svg+xml', 100],
      ['text/html', 100],
      ['image/jpeg', 512_001],
      ['image/jpeg', 0],
      ['image/jpeg', 1.5],
    ] as const) {
      const body = { contentType: contentType as 'image/jpeg', fileSize, purpose: 'cover-photo' as const };
      await expect(someone.call(signUpload, { body }), `${contentType} ${fileSize}`).rejects.toMatchObject({
        status: 400,
      });
    }
  });
});

describe('files nobody uses', () => {
  const age = (token: string, column: 'created_at' | 'released_at', interval: string) =>
    api.pool.query(`UPDATE uploads SET ${column} = now() - $2::interval WHERE id = $1`, [token, interval]);

  it('go after a day, with their files; what is in use stays', async () => {
    const someone = await api.signIn();
    const [unused, awaited, used, released, young] = [
      await readyUpload(someone),
      (await announced(someone, await aPicture())).token,
      await readyUpload(someone),
      await readyUpload(someone),
      await readyUpload(someone),
    ];
    await markUsed(api.db, used);
    await markUsed(api.db, released);
    await markReleased(api.db, released);
    for (const token of [unused, awaited, used]) await age(token, 'created_at', '25 hours');
    await age(released, 'released_at', '61 minutes');
    expect(await forgetUnused(api.db, store)).toBe(3);
    expect(await forgetUnused(api.db, store)).toBe(0);
    for (const token of [unused, awaited, released]) {
      await expect(stateOf(someone, token)).rejects.toMatchObject({ status: 404 });
      expect((await fetch(`${origin()}/files/${token}/480.webp`)).status).toBe(404);
    }
    for (const token of [used, young])
      expect((await fetch(`${origin()}/files/${token}/480.webp`)).status).toBe(200);
  });
});

test('a worker makes ready what comes, and what another one left', async () => {
  const someone = await api.signIn();
  const left = await sent(someone, await aPicture());
  // As one from before there were jobs.
  await api.pool.query(`DELETE FROM jobs.job WHERE name = 'upload.prepare'`);
  const { databaseUrl } = api;
  const { log } = preparing;
  const failed = vi.fn();
  const stop = runJobs({ databaseUrl, schema: 'jobs', log, jobs: uploadJobs, context: preparing }, failed);
  try {
    const come = await sent(someone, await aPicture());
    for (const token of [left, come])
      await vi.waitFor(async () => expect((await stateOf(someone, token)).state).toBe('ready'), {
        timeout: 10_000,
      });
  } finally {
    await stop();
  }
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  '/files/x/512.webp',
  '/files/00000000-0000-4000-8000-000000000000/512.webp',
  '/files/../secret',
  '/files/%2e%2e/secret',
  '/files/00000000-0000-4000-8000-000000000000/..%2f..%2fsecret',
  '/files/00000000-0000-4000-8000-000000000000/512.svg',
])('there is no file at %s', async (path) => {
  expect((await fetch(origin() + path)).status).toBe(404);
});
