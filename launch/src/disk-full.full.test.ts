import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isAlive, pidOf, processesOf } from './testing-processes.ts';
import { aSite, type Product, removeSite, type Site, startProduct } from './testing-product.ts';
import { until, untilStarted } from './testing-waiting.ts';

/*
 * A small volume is filled while the product runs: it goes on, what can be read is read, what cannot be written is answered
 * 507 or 503 with Retry-After, and with room again all is as before. Mounting needs root on Linux.
 */
const megabyte = 1024 * 1024;
const canMount = process.platform === 'linux' && process.getuid?.() === 0;
if (!canMount) console.log('Full volumes are not tried: mounting one needs root on Linux.');

const volumes: string[] = [];
let site: Site | undefined;

afterEach(async () => {
  if (site) await removeContent(site);
  site = undefined;
  for (const volume of volumes.splice(0)) {
    spawnSync('umount', ['--lazy', volume]);
    rmSync(volume, { recursive: true, force: true });
  }
});

async function removeContent(used: Site): Promise<void> {
  for (const { child, ended } of used.products) {
    child.kill('SIGTERM');
    await ended;
  }
  const isVolume = volumes.includes(used.dataDir);
  if (!isVolume) await removeSite(used);
}

function aVolume(megabytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-volume-'));
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) throw new Error(`No volume could be mounted: ${stderr}`);
  chmodSync(folder, 0o755);
  volumes.push(folder);
  return folder;
}

function freeOf(folder: string): number {
  const { bsize, bavail } = statfsSync(folder);
  return bsize * bavail;
}

/** Fills the volume at once until so many bytes are free. */
function fill(volume: string, leave: number): void {
  const bytes = freeOf(volume) - leave;
  writeFileSync(join(volume, 'filler'), Buffer.alloc(Math.max(0, bytes)));
}

function fillToTheLastByte(volume: string): void {
  for (const size of [4 * megabyte, 64 * 1024, 4096])
    try {
      for (let nth = 0; ; nth += 1) writeFileSync(join(volume, `filler-${size}-${nth}`), Buffer.alloc(size));
    } catch {
      // No more of this size.
    }
}

function makeRoom(volume: string): void {
  spawnSync('sh', ['-c', 'rm -f "$0"/filler*', volume]);
}

interface Answer {
  status: number;
  retryAfter: string | null;
  data: unknown;
}

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  const data = answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), data };
}

/** A write of a visitor through portal and api. */
function write({ portal }: Product): Promise<Answer> {
  return ask(`${portal}/api/v1/needhelp/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ companyPhone: '+52 81 1234', email: 'a@b.example', requestID: randomUUID() }),
  });
}

/** A write of the account service: an attempt to log in is counted. */
function logIn({ accounts }: Product): Promise<Answer> {
  return ask(`${accounts}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email: `${randomUUID()}@b.example`, password: 'wrong-but-long-enough' }),
  });
}

async function readsOf({ portal, accounts }: Product): Promise<number[]> {
  const answers = [
    await ask(`${portal}/api/v1/business/profile/latest`),
    await ask(`${portal}/industries?nocache=${randomUUID()}`, { headers: { accept: 'text/html' } }),
    await ask(`${portal}/search-result?textQuery=${randomUUID()}`, { headers: { accept: 'text/html' } }),
    await ask(`${accounts}/login`, { headers: { accept: 'text/html' } }),
  ];
  return answers.map(({ status }) => status);
}

const allRead = [200, 200, 200, 200];

/** Writes are refused in a way that a client understands. */
async function expectRefused(product: Product): Promise<void> {
  for (const answer of [await write(product), await logIn(product)]) {
    expect([503, 507], JSON.stringify(answer)).toContain(answer.status);
    if (answer.status === 507) expect(Number(answer.retryAfter)).toBeGreaterThan(0);
  }
}

async function untilWritable(product: Product): Promise<void> {
  await until('writes are taken', async () => (await write(product)).status === 200, { product });
  await until('logins are judged', async () => (await logIn(product)).status === 401, { product });
}

async function untilReadable(product: Product): Promise<void> {
  // A part that was killed refuses the connection until it is back.
  const areRead = async () => String(await readsOf(product).catch(() => [])) === String(allRead);
  await until('all is read', areRead, { product });
}

/** What holds on a volume that the product shares or that is the database's alone. */
async function expectToSurvive(product: Product, volume: string): Promise<void> {
  const services = processesOf(product).map(({ pid }) => pid);
  await untilWritable(product);

  // Nearly full: reading goes on, nothing is written, no process ends.
  fill(volume, 40 * megabyte);
  await until('it says so', () => product.output().includes('The disk is nearly full'), { product });
  await expectRefused(product);
  expect(await readsOf(product)).toEqual(allRead);
  makeRoom(volume);
  await untilWritable(product);
  expect(services.filter((pid) => !isAlive(pid))).toEqual([]);

  // Full to the last byte at once, and each part killed meanwhile.
  fillToTheLastByte(volume);
  await until('writes are refused', async () => (await write(product)).status !== 200, { product });
  await untilReadable(product);
  await expectRefused(product);
  for (const part of ['bin/postgres -D', 'api/src/server', 'apps/accounts', 'api/src/worker']) {
    const pid = pidOf(product, part);
    process.kill(pid, 'SIGKILL');
    await until(`${part} is back`, () =>
      processesOf(product).some((now) => now.pid !== pid && now.command.includes(part)),
    );
    await untilReadable(product);
    await expectRefused(product);
  }
  expect(product.child.exitCode).toBeNull();
  makeRoom(volume);
  await untilWritable(product);
  expect(await readsOf(product)).toEqual(allRead);
}

/** Started while the volume is full, it reads; with room it writes. */
async function expectToStart(used: Site, volume: string, fillUp: () => void): Promise<void> {
  used.products.at(-1)?.child.kill('SIGTERM');
  await used.products.at(-1)?.ended;
  fillUp();
  const product = await untilStarted(startProduct(used, { RATE_LIMIT: '0' }));
  await until('writes are refused', async () => (await write(product)).status !== 200, { product });
  await untilReadable(product);
  await expectRefused(product);
  makeRoom(volume);
  await untilWritable(product);
  expect(product.output()).not.toContain('ended unexpectedly');
}

test.runIf(canMount)('a volume that everything shares is full, and has room again', async () => {
  const volume = aVolume(700);
  site = await aSite(volume);
  const product = await untilStarted(startProduct(site, { RATE_LIMIT: '0' }));
  await expectToSurvive(product, volume);
  await expectToStart(site, volume, () => fill(volume, 40 * megabyte));
  await expectToStart(site, volume, () => fillToTheLastByte(volume));
});

test.runIf(canMount)('the volume of the database alone is full, and has room again', async () => {
  const volume = aVolume(600);
  site = await aSite();
  mkdirSync(join(volume, 'database'));
  chmodSync(join(volume, 'database'), 0o755);
  writeFileSync(join(site.dataDir, 'postgres.location'), `${join(volume, 'database', 'postgres')}\n`);
  const product = await untilStarted(startProduct(site, { RATE_LIMIT: '0' }));
  await expectToSurvive(product, volume);
});
