import { readFile } from 'node:fs/promises';
import { type SignedUpload, sessionHeader, type UploadPurpose } from '@kontor/contract';
import { freePort } from '@kontor/server/testing/ports';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ServiceProcess, startProcess } from '../test/process.ts';
import { sharedApi } from '../test/shared-api.ts';
import { bytesOf, type HostileFile } from './testing-hostile-file.ts';
import { hostileFiles, payload } from './testing-hostile-files.ts';
import { gridAvif, scansBomb } from './testing-hostile-structures.ts';
import { aPdf } from './testing-pdf.ts';
import { aPicture } from './testing-pictures.ts';
import { postForm, postSigned } from './testing-posts.ts';
import { anMp4, aWebm } from './testing-videos.ts';
import { workbookOf, zipOf } from './testing-zip.ts';
import type { Version } from './version.ts';

const megabyte = 1024 * 1024;
const damagedOfEach = 120;

let url: string;
const running: Partial<Record<'server' | 'worker', ServiceProcess>> = {};

const api = await sharedApi();
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const environment = {
    DATABASE_URL: api.databaseUrl,
    DATA_DIR: api.files.DATA_DIR,
    API_PORT: String(port),
    ACCOUNTS_URL: api.accounts.url,
    ACCOUNTS_ORIGIN: api.accounts.url,
    UPLOAD_FREE_MB: '0',
  };
  for (const program of ['server', 'worker'] as const)
    running[program] = await startProcess(program, environment);
});
afterAll(async () => {
  for (const service of Object.values(running)) await service?.kill();
});

/** Good files with some bytes that are not: in their heads, where the structure is, and anywhere. */
async function damagedFiles(): Promise<HostileFile[]> {
  const large = { width: 300, height: 200 };
  const bases: [string, Buffer][] = [
    ['jpeg', await aPicture({ ...large, withPlace: true, turned: true })],
    ['jpeg', scansBomb({ width: 640, height: 480, scans: 60 })],
    ['png', await aPicture({ ...large, type: 'png' })],
    ['webp', await aPicture({ ...large, type: 'webp' })],
    ['avif', await aPicture({ ...large, type: 'avif' })],
    ['avif', gridAvif({ tiles: 4 })],
  ];
  return bases.flatMap(([type, bytes], base) => {
    const places = fc.oneof(fc.nat(Math.min(600, bytes.length - 1)), fc.nat(bytes.length - 1));
    const changes = fc.array(fc.tuple(places, fc.nat(255)), { minLength: 1, maxLength: 12 });
    return fc.sample(changes, { numRuns: damagedOfEach, seed: 20_260_101 + base }).map((all, index) => {
      const copy = Buffer.from(bytes);
      for (const [at, value] of all) copy[at] = value;
      return { what: `damaged ${type} ${base}.${index}`, made: copy, type: `image/${type}` };
    });
  });
}

const damagedOfEachKind = 80;

interface OtherFile extends Omit<HostileFile, 'made'> {
  bytes: Buffer;
  purpose: UploadPurpose;
}

/** Videos, documents, tables and archives with some bytes that are not theirs, mostly where their structure is. */
function damagedOthers(): OtherFile[] {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const bases: [UploadPurpose, string, Buffer][] = [
    ['product-video', 'video/mp4', anMp4()],
    ['business-video', 'video/webm', aWebm()],
    ['product-data-sheet', 'application/pdf', aPdf(2_000)],
    ['product-import', xlsx, workbookOf()],
    ['product-import-pictures', 'application/zip', zipOf([{ name: 'a.jpg', content: payload }])],
  ];
  return bases.flatMap(([purpose, type, bytes], base) => {
    const places = fc.oneof(fc.nat(Math.min(600, bytes.length - 1)), fc.nat(bytes.length - 1));
    const changes = fc.array(fc.tuple(places, fc.nat(255)), { minLength: 1, maxLength: 12 });
    return fc.sample(changes, { numRuns: damagedOfEachKind, seed: 20_260_201 + base }).map((all, index) => {
      const copy = Buffer.from(bytes);
      for (const [at, value] of all) copy[at] = value;
      return { what: `damaged ${purpose} ${index}`, bytes: copy, type, purpose };
    });
  });
}

/** Bytes of memory a process has at most had; 0 when it is gone. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.trim().split(/\s+/).filter(Boolean).map(Number);
}

test('a long row of damaged files of other kinds: each is refused or stays as it is, and api and worker live on', async () => {
  const services = Object.values(running).map(({ pid }) => pid);
  const before = await Promise.all(services.map(peakOf));
  const statuses = new Map<number, number>();
  const taken = new Map<string, Buffer>();
  let someone = await api.signIn();
  for (const [index, { what, bytes, type, purpose }] of damagedOthers().entries()) {
    if (index % 30 === 0) someone = await api.signIn();
    const announced = await fetch(`${url}/api/v1/files/signed-post`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [sessionHeader]: someone.token },
      body: JSON.stringify({ purpose, contentType: type, fileSize: bytes.length }),
    });
    const { data }: { data: SignedUpload } = await announced.json();
    const answer = await postSigned(`${url}/api/v1`, data.signedPost, new Uint8Array(bytes));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    expect([200, 415], `${what}: ${answer.status}`).toContain(answer.status);
    if (answer.status === 200) taken.set(data.token, bytes);
    else expect((await answer.json()).issues, what).toMatchObject([{ field: 'file' }]);
  }
  const waiting = () => api.db.selectFrom('uploads').select('id').where('state', '=', 'received').execute();
  await vi.waitUntil(async () => (await waiting()).length === 0, { timeout: 300_000, interval: 200 });
  const rows = await api.db.selectFrom('uploads').select(['id', 'purpose', 'state']).execute();
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  // Both look alike: what the api took the worker does, too.
  expect([...taken.keys()].filter((id) => states.get(id) !== 'ready')).toEqual([]);
  for (const { id, purpose, state } of rows) {
    const bytes = taken.get(id);
    if (!bytes || state !== 'ready' || !purpose.endsWith('video')) continue;
    const name = purpose === 'product-video' ? 'file.mp4' : 'file.webm';
    const shown = Buffer.from(await (await fetch(`${url}/files/${id}/${name}`)).arrayBuffer());
    expect(shown.equals(bytes), id).toBe(true);
  }
  expect(statuses.get(415)).toBeGreaterThan(100);
  expect(statuses.get(200)).toBeGreaterThan(50);
  const after = await Promise.all(services.map(peakOf));
  for (const [index, peak] of after.entries())
    expect(peak - (before[index] ?? 0), `${services[index]}`).toBeLessThan(200 * megabyte);
  expect(Math.min(...after)).toBeGreaterThan(0);
  console.info(
    'other files:',
    Object.fromEntries(statuses),
    'peak',
    after.map((bytes) => Math.round(bytes / megabyte)),
    'before',
    before.map((bytes) => Math.round(bytes / megabyte)),
  );
});

test('a long row of hostile files: each is refused or becomes a clean picture; api and worker live on as small as they were', async () => {
  const services = Object.values(running).map(({ pid }) => pid);
  const files = [...(await hostileFiles()), ...(await damagedFiles())];
  expect(files.length).toBeGreaterThan(900);
  const good = await aPicture({ width: 640, height: 480 });
  let someone = await api.signIn();
  const send = async (bytes: Buffer, type: string) =>
    postForm(
      `${url}/api/v1/files/upload-request/user`,
      {},
      { bytes: new Uint8Array(bytes), type },
      { 'wbn-auth': someone.token },
    );
  expect((await send(good, 'image/jpeg')).status).toBe(200);
  const before = await Promise.all(services.map(peakOf));
  let largestChild = 0;
  const watching = setInterval(async () => {
    for (const pid of (await Promise.all(services.map(childrenOf))).flat())
      largestChild = Math.max(largestChild, await peakOf(pid));
  }, 20);
  const statuses = new Map<number, number>();
  for (const [index, file] of files.entries()) {
    const { what, type } = file;
    if (index % 25 === 0) someone = await api.signIn();
    const answer = await send(await bytesOf(file), type);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    expect([200, 400, 413, 415], `${what}: ${answer.status}`).toContain(answer.status);
    expect(await answer.text(), what).not.toContain(payload);
  }
  const waiting = () => api.db.selectFrom('uploads').select('id').where('state', '=', 'received').execute();
  await vi.waitUntil(async () => (await waiting()).length === 0, { timeout: 300_000, interval: 200 });
  clearInterval(watching);

  const rows = await api.db.selectFrom('uploads').select(['id', 'state', 'versions']).execute();
  const ends = Object.groupBy(rows, ({ state }) => state);
  for (const { id, versions } of ends.ready ?? [])
    for (const { name, width, height } of versions as unknown as Version[]) {
      const shown = Buffer.from(await (await fetch(`${url}/files/${id}/${name}`)).arrayBuffer());
      expect(shown.includes(payload)).toBe(false);
      const { exif, icc, xmp, ...head } = await sharp(shown).metadata();
      expect([head.width, head.height, exif, icc, xmp]).toEqual([
        width,
        height,
        undefined,
        undefined,
        undefined,
      ]);
    }
  expect(ends.ready?.length).toBeGreaterThan(50);
  expect(ends.refused?.length).toBeGreaterThan(20);
  expect(statuses.get(415)).toBeGreaterThan(200);

  // The same processes as at the start, and none of them took what a picture takes.
  const after = await Promise.all(services.map(peakOf));
  for (const [index, peak] of after.entries())
    expect(peak - (before[index] ?? 0), `${services[index]}`).toBeLessThan(200 * megabyte);
  expect(Math.min(...after)).toBeGreaterThan(0);
  expect(largestChild).toBeLessThan(700 * megabyte);
  console.info(
    `${files.length} files:`,
    Object.fromEntries(statuses),
    `ready ${ends.ready?.length}, refused later ${ends.refused?.length}; peak of api and worker`,
    after.map((bytes) => Math.round(bytes / megabyte)),
    'before',
    before.map((bytes) => Math.round(bytes / megabyte)),
    `largest decoding process ${Math.round(largestChild / megabyte)} MB`,
  );
});
