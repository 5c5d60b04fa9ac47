import { randomUUID } from 'node:crypto';
import {
  exportPerson,
  forgetPerson,
  getMyProfile,
  getPublicProfile,
  type ProfileChange,
  requestProfilePhoto,
  searchPeople,
  signUpload,
  updateMyProfile,
  validateProfilePhoto,
} from '@kontor/contract';
import { expect, test, vi } from 'vitest';
import type { Someone } from '../test/api.ts';
import { sharedApi } from '../test/shared-api.ts';
import { forgetUnused } from '../upload/forget-unused.ts';
import type { Store } from '../upload/store/store.ts';
import { aPicture } from '../upload/testing-pictures.ts';
import { postSigned } from '../upload/testing-posts.ts';
import { prepareNext, sharedPreparing } from '../upload/testing-preparing.ts';
import { usesOf } from '../upload/testing-uses.ts';

const api = await sharedApi();
const preparing = sharedPreparing(api);
const store = preparing.store;

type Purpose = 'profile-photo' | 'cover-photo';

/** A picture that was announced and sent. */
async function sent(someone: Someone, purpose: Purpose): Promise<string> {
  const bytes = await aPicture({ width: 900, height: 900 });
  const file = { contentType: 'image/jpeg' as const, fileSize: bytes.length };
  const { signedPost, token } =
    purpose === 'profile-photo'
      ? await someone.call(requestProfilePhoto, { body: file })
      : await someone.call(signUpload, { body: { ...file, purpose } });
  expect((await postSigned(api.url, signedPost, new Uint8Array(bytes))).status).toBe(200);
  return token;
}

/** The same, made ready by a worker. */
async function ready(someone: Someone, purpose: Purpose = 'profile-photo'): Promise<string> {
  const token = await sent(someone, purpose);
  while (await prepareNext(preparing));
  return token;
}

const validate = (someone: Someone, token: string, alt?: string) =>
  someone.call(validateProfilePhoto, { body: { token, alt } });
const mine = (someone: Someone) => someone.call(getMyProfile, {});

const uses = (token: string) => usesOf(api, token);

test('a photo that was sent and checked is the person’s, seen by others and on cards', async () => {
  const lastName = `W${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const someone = await api.signIn({ lastName });
  const token = await sent(someone, 'profile-photo');
  // It waits for the worker.
  const [{ profilePhoto }] = await Promise.all([
    validate(someone, token, ' Me,  at work '),
    prepareNext(preparing),
  ]);
  expect(profilePhoto).toMatchObject({ url: `/files/${token}/512.webp`, alt: 'Me, at work' });
  expect(profilePhoto.versions).toHaveLength(6);
  expect(Object.keys(profilePhoto).sort()).toEqual(['alt', 'url', 'versions']);
  expect((await mine(someone)).profilePhoto).toEqual(profilePhoto);
  expect((await api.call(getPublicProfile, { params: { userID: someone.id } })).profilePhoto).toEqual(
    profilePhoto,
  );
  const { items } = await api.call(searchPeople, { body: { textQuery: lastName, skip: 0, size: 5 } });
  expect(items[0]?.profilePhoto).toEqual(profilePhoto);
  expect(await uses(token)).toEqual({ used: true, released: false });
  expect(await validate(someone, token, 'Me, at work')).toEqual({ profilePhoto });
});

test('another picture takes its place, and none does', async () => {
  const someone = await api.signIn();
  const [first, second, cover] = [
    await ready(someone),
    await ready(someone),
    await ready(someone, 'cover-photo'),
  ];
  await validate(someone, first, 'Me');
  const put = (body: ProfileChange) => someone.call(updateMyProfile, { body });
  const saved = await put({
    profilePhoto: second,
    coverPhoto: { token: cover, alt: 'Our plant' },
    city: 'León',
  });
  expect(saved).toMatchObject({
    city: 'León',
    coverPhoto: { url: `/files/${cover}/900.webp`, alt: 'Our plant' },
  });
  expect(saved.profilePhoto?.url).toContain(second);
  expect(saved.profilePhoto).not.toHaveProperty('alt');
  expect(await uses(first)).toEqual({ used: true, released: true });

  // As answers give it, with other words.
  const { profilePhoto, coverPhoto } = await mine(someone);
  const reworded = await put({ profilePhoto, coverPhoto: { ...coverPhoto, alt: 'The plant' } });
  expect(reworded).toMatchObject({ profilePhoto, coverPhoto: { ...coverPhoto, alt: 'The plant' } });
  expect(await uses(cover)).toEqual({ used: true, released: false });

  // Back to the first, before it is cleaned away.
  expect((await put({ profilePhoto: { token: first } })).profilePhoto?.url).toContain(first);
  expect(await uses(first)).toEqual({ used: true, released: false });

  const without = await put({ profilePhoto: '', coverPhoto: '' });
  expect([without.profilePhoto, without.coverPhoto]).toEqual([undefined, undefined]);
  for (const token of [first, second, cover]) expect((await uses(token)).released, token).toBe(true);
  expect(await put({ profilePhoto: { alt: 'Nobody' } })).not.toHaveProperty('profilePhoto');
});

test('pictures of others, for other purposes, or that are none are not taken', async () => {
  const [someone, other] = [await api.signIn(), await api.signIn()];
  const theirs = await ready(other);
  const cover = await ready(someone, 'cover-photo');
  for (const token of [theirs, cover, randomUUID()]) {
    await expect(validate(someone, token)).rejects.toMatchObject({ status: 404, errorName: 'NotFound' });
    await expect(
      someone.call(updateMyProfile, { body: { profilePhoto: { token }, city: 'León' } }),
    ).rejects.toMatchObject({ status: 404 });
  }
  // It begins as a picture does.
  const bytes = new Uint8Array((await aPicture()).subarray(0, 400));
  const file = { contentType: 'image/jpeg' as const, fileSize: bytes.length };
  const refused = await someone.call(requestProfilePhoto, { body: file });
  expect((await postSigned(api.url, refused.signedPost, bytes)).status).toBe(200);
  while (await prepareNext(preparing));
  await expect(validate(someone, refused.token)).rejects.toMatchObject({ status: 415 });
  const { token: awaited } = await someone.call(requestProfilePhoto, { body: file });
  await expect(validate(someone, awaited)).rejects.toMatchObject({ status: 400 });
  await expect(validate(someone, 'no-token')).rejects.toMatchObject({ status: 400 });
  await expect(someone.call(updateMyProfile, { body: { coverPhoto: 'no-token' } })).rejects.toMatchObject({
    status: 400,
  });
  const visitor = { body: { token: theirs } };
  await expect(api.call(validateProfilePhoto, visitor)).rejects.toMatchObject({ errorName: 'TokenNotFound' });
  expect(await mine(someone)).not.toHaveProperty('profilePhoto');
  expect(await mine(someone)).not.toHaveProperty('city');
  expect(await uses(theirs)).toEqual({ used: false, released: false });
});

test('a change that is refused leaves the pictures as they are', async () => {
  const someone = await api.signIn();
  const [first, second] = [await ready(someone), await ready(someone)];
  await validate(someone, first);
  await expect(
    someone.call(updateMyProfile, { body: { profilePhoto: { token: second }, birthDate: 'never' } }),
  ).rejects.toMatchObject({ status: 400 });
  expect((await mine(someone)).profilePhoto?.url).toContain(first);
  expect(await uses(first)).toEqual({ used: true, released: false });
  expect(await uses(second)).toEqual({ used: false, released: false });
});

test('the archive holds what was sent, and with the person their pictures go', async () => {
  const [someone, other] = [await api.signIn(), await api.signIn()];
  const [photo, cover, unused] = [
    await ready(someone),
    await ready(someone, 'cover-photo'),
    await ready(someone),
  ];
  const theirs = await ready(other);
  await validate(someone, photo, 'Me');
  await someone.call(updateMyProfile, { body: { coverPhoto: cover } });
  await validate(other, theirs);
  const services = api.asService;
  const params = { personID: someone.id };
  const { uploads, profile } = await services(exportPerson, { params });
  expect(uploads.map(({ token }) => token).sort()).toEqual([photo, cover, unused].sort());
  expect(uploads.find(({ token }) => token === photo)).toMatchObject({
    purpose: 'profile-photo',
    contentType: 'image/jpeg',
    state: 'ready',
    pictures: expect.arrayContaining([`/files/${photo}/512.webp`]),
  });
  expect(profile?.profilePhoto).toMatchObject({ alt: 'Me' });
  await services(forgetPerson, { params });
  for (const token of [photo, cover]) expect((await uses(token)).released).toBe(true);
  expect(await uses(theirs)).toEqual({ used: true, released: false });
  expect(await mine(other)).toHaveProperty('profilePhoto');
});

test('a picture that is taken just as it is removed is not there, and none that is broken', async () => {
  const someone = await api.signIn();
  const before = await ready(someone);
  await validate(someone, before);
  const old = await ready(someone);
  await api.pool.query(`UPDATE uploads SET created_at = now() - interval '25 hours' WHERE id = $1`, [old]);
  let taking: Promise<unknown> | undefined;
  let over = false;
  const waits = async () => {
    const { rows } = await api.pool.query(`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'update "uploads"%'`);
    return rows.length > 0;
  };
  const slow: Store = {
    ...store,
    async remove(keys) {
      taking = validate(someone, old).finally(() => {
        over = true;
      });
      taking.catch(() => undefined);
      await vi.waitUntil(async () => over || (await waits()), { timeout: 20_000 });
      await store.remove(keys);
    },
  };
  expect(await forgetUnused(api.db, slow)).toBe(1);
  await expect(taking).rejects.toMatchObject({ status: 404 });
  const { profilePhoto } = await mine(someone);
  expect(profilePhoto?.url).toContain(before);
  expect((await fetch(new URL(api.url).origin + profilePhoto?.url)).status).toBe(200);
  expect(await uses(before)).toEqual({ used: true, released: false });
});
