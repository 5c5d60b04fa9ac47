import { signUpload } from '@kontor/contract';
import { beginPost, formWithFirstByte } from '@kontor/server/testing/slow-post';
import { describe, expect, it } from 'vitest';
import type { Someone } from '../test/api.ts';
import { sharedApi } from '../test/shared-api.ts';
import { aPicture } from './testing-pictures.ts';
import { postForm } from './testing-posts.ts';

/** With RATE_LIMIT 100: 2 files and 10 other writes a minute. */
const api = await sharedApi(undefined, { RATE_LIMIT: 100, TRUST_PROXY: 'loopback' });

let lastAddress = 0;
function newAddress(): string {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
}

async function signedFields(someone: Someone, fileSize: number) {
  const body = { contentType: 'image/jpeg', fileSize, purpose: 'profile-photo' } as const;
  return (await someone.call(signUpload, { body })).signedPost.fields;
}

/** Sends all but most of the file. @returns the answer, which has to come all the same */
async function begin(path: string, headers: Record<string, string>, fields: Record<string, string> = {}) {
  const form = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '300000' };
  const post = beginPost(`${api.url}/${path}`, { ...form, ...headers }, formWithFirstByte(fields));
  const { status, headers: told } = await post.answer;
  post.giveUp();
  return { status, retryAfter: Number(told['retry-after']) };
}

describe('a call with a file', () => {
  it('is counted for the person who shows a token, wherever from, before the file is read', async () => {
    const [someone, other] = [await api.signIn(), await api.signIn()];
    const file = { bytes: new Uint8Array(await aPicture()), type: 'image/jpeg' };
    const send = ({ token }: Someone) =>
      postForm(`${api.url}/files/upload-request/user`, {}, file, {
        'wbn-auth': token,
        'x-forwarded-for': newAddress(),
      });
    expect([(await send(someone)).status, (await send(someone)).status]).toEqual([200, 200]);
    const headers = { 'wbn-auth': someone.token, 'x-forwarded-for': newAddress() };
    for (const path of ['files/upload-request/user', 'files/upload-request/business']) {
      const { status, retryAfter } = await begin(path, headers);
      expect([path, status]).toEqual([path, 429]);
      expect(retryAfter).toBeGreaterThan(0);
    }
    expect((await send(other)).status).toBe(200);
  });

  it('by a signed post is counted for the person it was signed for, before the file is read', async () => {
    const [someone, other] = [await api.signIn(), await api.signIn()];
    const picture = await aPicture();
    const send = async (sender: Someone) =>
      postForm(
        `${api.url}/files/store`,
        await signedFields(sender, picture.length),
        { bytes: new Uint8Array(picture), type: 'image/jpeg' },
        { 'x-forwarded-for': newAddress() },
      );
    expect([(await send(someone)).status, (await send(someone)).status]).toEqual([200, 200]);
    const fields = await signedFields(someone, picture.length);
    expect((await begin('files/store', { 'x-forwarded-for': newAddress() }, fields)).status).toBe(429);
    expect((await send(other)).status).toBe(200);
  });

  it('by a signed post is counted by address, too', async () => {
    const address = { 'x-forwarded-for': newAddress() };
    const fields = () => api.signIn().then((someone) => signedFields(someone, 9));
    const forged = { ...(await fields()), signature: 'ab' };
    expect((await begin('files/store', address, forged)).status).toBe(403);
    expect((await begin('files/store', address, forged)).status).toBe(403);
    expect((await begin('files/store', address, await fields())).status).toBe(429);
  });

  it('is refused by its fields before the file is read', async () => {
    const someone = await api.signIn();
    const token = { 'wbn-auth': someone.token };
    const wrong = { purpose: 'business-cover-photo' };
    expect((await begin('files/upload-request/user', token, wrong)).status).toBe(400);
    const fields = await signedFields(someone, 9);
    const changed = { ...fields, policy: `${fields.policy}AAAA` };
    expect((await begin('files/store', { 'x-forwarded-for': newAddress() }, changed)).status).toBe(403);
  });
});
