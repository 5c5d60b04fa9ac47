import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SignedUpload, sessionHeader, type UploadPurpose } from '@kontor/contract';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { useKilledServices } from '../test/killed-services.ts';
import { sharedApi } from '../test/shared-api.ts';
import { aPicture } from './testing-pictures.ts';
import { postSigned } from './testing-posts.ts';
import { anMp4 } from './testing-videos.ts';
import type { Version } from './version.ts';

const kills = 20;

const api = await sharedApi();
const { baseUrl, restart } = useKilledServices(api);

interface Sent {
  purpose: UploadPurpose;
  contentType: string;
  bytes: Buffer;
}

/** One upload from its announcement to its answer; what a killed process leaves unanswered is not acknowledged. */
async function upload(token: string, { purpose, contentType, bytes }: Sent): Promise<string | undefined> {
  try {
    const announced = await fetch(`${baseUrl()}/files/signed-post`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [sessionHeader]: token },
      body: JSON.stringify({ contentType, fileSize: bytes.length, purpose }),
    });
    if (announced.status !== 200) return undefined;
    const signed: SignedUpload = (await announced.json()).data;
    const sent = await postSigned(baseUrl(), signed.signedPost, new Uint8Array(bytes));
    return sent.status === 200 ? signed.token : undefined;
  } catch {
    return undefined;
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

test('processes killed at any moment leave no broken picture or file, and lose none that was acknowledged', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 6 }, (_, index) => aPicture({ width: 700 + index * 90, height: 640 })),
  );
  const video: Sent = { purpose: 'product-video', contentType: 'video/mp4', bytes: anMp4() };
  const kinds: Sent[] = pictures.map((bytes) => ({
    purpose: 'profile-photo',
    contentType: 'image/jpeg',
    bytes,
  }));
  kinds.splice(3, 0, video);
  let { token } = await api.signIn();
  const acknowledged: string[] = [];
  let ending = false;
  // No more than a worker can make ready while the test goes on.
  let allowed = 0;
  const mayGoOn = () => ending || acknowledged.length < allowed;
  const sender = async (first: number) => {
    for (let index = first; !ending; index += 1) {
      await vi.waitUntil(mayGoOn, { timeout: 120_000, interval: 5 });
      const done = await upload(token, kinds[index % kinds.length] as Sent);
      if (done) acknowledged.push(done);
    }
  };
  const senders = [0, 1, 2].map(sender);
  for (let number = 0; number < kills; number += 1) {
    const before = acknowledged.length;
    allowed = before + 8;
    // One person may not hold as many as are sent here.
    token = (await api.signIn()).token;
    // Something is always under way when the next one is killed.
    await vi.waitUntil(() => acknowledged.length >= before + 3 + (number % 4), {
      timeout: 60_000,
      interval: 7,
    });
    await restart(number % 2 === 0 ? 'worker' : 'server');
  }
  ending = true;
  await Promise.all(senders);
  // What a killed worker had taken is taken again when it gave no sign of life for ten seconds.
  const waiting = () => api.db.selectFrom('uploads').select('id').where('state', '=', 'received').execute();
  await vi.waitUntil(async () => (await waiting()).length === 0, { timeout: 120_000, interval: 200 });

  const rows = await api.db.selectFrom('uploads').select(['id', 'purpose', 'state', 'versions']).execute();
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 3);
  expect(acknowledged.filter((id) => states.get(id) !== 'ready')).toEqual([]);
  expect(rows.filter(({ state }) => state === 'refused')).toEqual([]);
  const folder = join(api.files.DATA_DIR, 'uploads');
  for (const { id, state, versions } of rows) {
    if (state !== 'ready') continue;
    for (const { name, width, height } of versions as unknown as Version[]) {
      const bytes = await readFile(join(folder, 'files', id, name));
      expect(await sharp(bytes).metadata(), `${id} ${name}`).toMatchObject({ width, height });
    }
  }
  const videos = rows.filter(({ purpose, state }) => purpose === 'product-video' && state === 'ready');
  expect(videos.length).toBeGreaterThan(3);
  for (const { id } of videos)
    expect((await readFile(join(folder, 'files', id, 'file.mp4'))).equals(video.bytes), id).toBe(true);
  // What lies where people see it is whole, whichever upload it belongs to.
  for (const file of await filesIn(join(folder, 'files')))
    if (!file.endsWith('.mp4')) await sharp(await readFile(file)).stats();
    else expect((await readFile(file)).equals(video.bytes), file).toBe(true);
});
