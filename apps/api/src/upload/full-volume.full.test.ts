import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getUpload, sendPersonFile, signUpload } from '@kontor/contract';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from '../test/api.ts';
import { aPdf } from './testing-pdf.ts';
import { aPicture } from './testing-pictures.ts';
import { postSigned } from './testing-posts.ts';
import { prepareNext, preparingOf } from './testing-preparing.ts';
import { mountVolume, type SmallVolume } from './testing-volume.ts';

const megabyte = 1024 * 1024;
const mounted = await mountVolume(48);
if (typeof mounted === 'string') console.warn(`The tests of a full volume are left out: ${mounted}`);

/** Some 270 KB of noise. */
async function aLargePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_, index) => (index * 7919) % 251));
  const picture = sharp(noise, { raw: { width: 600, height: 600, channels: 3 } }).jpeg({ quality: 92 });
  return new Uint8Array(await picture.toBuffer());
}

describe.skipIf(typeof mounted === 'string')('a volume that is full', () => {
  const volume = mounted as SmallVolume;
  const apis: TestApi[] = [];

  async function start(UPLOAD_FREE_MB: number) {
    const api = await startApi(undefined, { DATA_DIR: join(volume.folder, 'data'), UPLOAD_FREE_MB });
    apis.push(api);
    const preparing = preparingOf(api);
    const someone = await api.signIn();
    const bytes = await aLargePicture();
    const send = async (picture = bytes) => {
      const file = { name: 'a.jpg', type: 'image/jpeg', bytes: picture };
      return (await someone.call(sendPersonFile, { body: {}, file })).token;
    };
    const show = async (token: string) => {
      const { picture } = await someone.call(getUpload, { params: { token } });
      return (await fetch(new URL(picture?.url ?? '/none', api.url))).status;
    };
    return { api, preparing, someone, bytes, send, show };
  }
  const filesIn = (name: string): Promise<string[]> =>
    readdir(join(volume.folder, 'data', 'uploads', name)).catch(() => []);
  const outOfRoom = { status: 507, errorName: 'InsufficientStorage' };

  afterEach(async () => {
    await volume.empty();
    for (const api of apis.splice(0)) await api.close();
  });
  afterAll(() => volume.close());

  it('below the mark takes nothing, shows what is there, and goes on when there is room', async () => {
    const { preparing, send, show, someone } = await start(16);
    const token = await send();
    while (await prepareNext(preparing));
    await volume.fill(15 * megabyte);
    const body = { contentType: 'image/jpeg', fileSize: 9, purpose: 'cover-photo' } as const;
    const announce = () => someone.call(signUpload, { body });
    // What the volume said last is good for a second.
    const soon = { timeout: 60_000, interval: 300 };
    await vi.waitFor(() => expect(announce()).rejects.toMatchObject(outOfRoom), soon);
    await expect(send()).rejects.toMatchObject(outOfRoom);
    expect(await show(token)).toBe(200);
    await volume.empty();
    await vi.waitFor(announce, soon);
    const later = await send();
    while (await prepareNext(preparing));
    expect(await show(later)).toBe(200);
    preparing.decoder.close();
  });

  it('in the middle of a file leaves no part of it, and goes on when there is room', async () => {
    const { api, preparing, someone, bytes, send, show } = await start(0);
    const body = { contentType: 'image/jpeg', fileSize: bytes.length, purpose: 'profile-photo' } as const;
    const { signedPost, token } = await someone.call(signUpload, { body });
    const ready = await send();
    while (await prepareNext(preparing));
    await volume.fill(100_000);
    expect(bytes.length).toBeGreaterThan(200_000);
    await expect(send()).rejects.toMatchObject(outOfRoom);
    expect((await postSigned(api.url, signedPost, bytes)).status).toBe(507);
    expect([await filesIn('aside'), await filesIn('incoming')]).toEqual([[], []]);
    // What could not be written counts for nobody.
    const { rows } = await api.pool.query(`SELECT state FROM uploads ORDER BY state`);
    expect(rows.map(({ state }) => state)).toEqual(['awaited', 'ready']);
    expect(await show(ready)).toBe(200);
    await volume.empty();
    expect((await postSigned(api.url, signedPost, bytes)).status).toBe(200);
    while (await prepareNext(preparing));
    expect(await show(token)).toBe(200);
    preparing.decoder.close();
  });

  it('in the middle of a large file leaves no part of it, and takes it when there is room', async () => {
    const { api, preparing, someone } = await start(0);
    const pdf = aPdf(6 * megabyte);
    const body = {
      purpose: 'product-data-sheet',
      contentType: 'application/pdf',
      fileSize: pdf.length,
    } as const;
    const { signedPost, token } = await someone.call(signUpload, { body });
    const post = () => postSigned(api.url, signedPost, new Uint8Array(pdf));
    await volume.fill(2 * megabyte);
    expect((await post()).status).toBe(507);
    expect([await filesIn('aside'), await filesIn('incoming')]).toEqual([[], []]);
    expect((await someone.call(getUpload, { params: { token } })).state).toBe('awaited');
    await volume.empty();
    expect((await post()).status).toBe(200);
    while (await prepareNext(preparing));
    const { file } = await someone.call(getUpload, { params: { token } });
    const shown = await fetch(new URL(file?.url ?? '/none', api.url));
    expect(Buffer.from(await shown.arrayBuffer()).equals(pdf)).toBe(true);
    preparing.decoder.close();
  });

  it('while versions are made leaves none of them, and they are made when there is room', async () => {
    const { preparing, send, show } = await start(0);
    const token = await send(new Uint8Array(await aPicture({ width: 1_200, height: 1_200 })));
    const before = await filesIn('files');
    // Room for the small versions alone, which come last.
    await volume.fill(0);
    await expect(prepareNext(preparing)).rejects.toMatchObject({ name: 'InsufficientStorage' });
    for (const folder of (await filesIn('files')).filter((name) => !before.includes(name)))
      expect(await filesIn(join('files', folder))).toEqual([]);
    await volume.empty();
    // A worker tries again after a while.
    expect(await prepareNext(preparing)).toBe(false);
    while (await prepareNext(preparing, { ignoreDelay: true }));
    expect(await show(token)).toBe(200);
    preparing.decoder.close();
  });
});
