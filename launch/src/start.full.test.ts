import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeEmbeddedServer, startEmbeddedServer } from '@kontor/database/embedded';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksums } from '../../demo/src/testing.ts';
import { childrenOf, isAlive, pidOf, processesOf } from './testing-processes.ts';
import { aSite, type Product, removeSite, type Site, startProduct } from './testing-product.ts';
import { isReady, until, untilStarted } from './testing-waiting.ts';

let site: Site;
let dataDir = '';
let ports: number[] = [];

beforeEach(async () => {
  site = await aSite();
  ({ dataDir } = site);
  ports = [site.ports.portal, site.ports.api, site.ports.accounts];
});
afterEach(() => removeSite(site));

function start(settings: Record<string, string> = {}, command = 'start.ts'): Product {
  return startProduct(site, settings, command);
}

function startedProduct(settings: Record<string, string> = {}): Promise<Product> {
  return untilStarted(start(settings));
}

const parts = ['apps/portal/server', 'apps/accounts', 'api/src/server', 'api/src/worker', 'bin/postgres -D'];

test('SIGTERM stops every part, and the next start finds all in order', async () => {
  const product = await startedProduct();
  const pids = processesOf(product).map(({ pid }) => pid);
  expect(pids).toHaveLength(parts.length);
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
  expect(product.output()).toMatch(/Stopping …\s+Stopped\.\s*$/);
  expect(product.output()).not.toContain('unexpectedly');
  expect(pids.filter(isAlive)).toEqual([]);
  const next = await startedProduct();
  expect(await isReady(next)).toBe(true);
});

test('in development pages are answered from their sources', async () => {
  const product = await untilStarted(start({}, 'dev.ts'));
  for (const address of [product.portal, `${product.portal}/contact-us/form`, `${product.accounts}/login`]) {
    const answer = await fetch(address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(await answer.text()).toMatch(/<h1[ >]/);
  }
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
});

test('a second start on the same data folder, or on taken ports, is one sentence', async () => {
  const product = await startedProduct();
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toMatch(
    new RegExp(
      `^Kontor already works with this data folder \\(npm start, process ${product.child.pid}\\) .*stop that`,
    ),
  );
  const elsewhere = mkdtempSync(join(tmpdir(), 'kontor-start-'));
  const third = start({ DATA_DIR: elsewhere });
  expect(await third.ended).toBe(1);
  expect(third.output().trim()).toBe(
    `Port ${ports[0]} on 127.0.0.1 is taken by another program; stop that one or set PORT to a free port.`,
  );
  rmSync(elsewhere, { recursive: true });
});

test.each(parts)('%s killed with -9 comes back', async (part) => {
  const product = await startedProduct();
  const pid = pidOf(product, part);
  process.kill(pid, 'SIGKILL');
  await until('it says so', () => product.output().includes('ended unexpectedly'));
  await until('another one runs', () =>
    processesOf(product).some((now) => now.pid !== pid && now.command.includes(part)),
  );
  await until('the product is ready again', () => isReady(product), { timeout: 10_000, product });
});

test('the launcher killed with -9 leaves no service, and the next start takes over its database', async () => {
  const product = await startedProduct();
  const services = processesOf(product).filter(({ command }) => command.includes('apps/'));
  const database = pidOf(product, 'bin/postgres -D');
  product.child.kill('SIGKILL');
  await until('its services end', () => !services.some(({ pid }) => isAlive(pid)), {
    timeout: 15_000,
    product,
  });
  const next = await startedProduct();
  expect(processesOf(next).some(({ pid }) => pid === database)).toBe(true);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  expect(isAlive(database)).toBe(false);
});

test('killed with -9 at any moment of the first start, the next start succeeds', async () => {
  for (const moment of [50, 200, 400, 700, 1000, 1500, 2500]) {
    const product = start();
    await pause(moment);
    const all = processesOf(product).map(({ pid }) => pid);
    product.child.kill('SIGKILL');
    for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    await product.ended;
  }
  const product = await startedProduct();
  expect(await isReady(product)).toBe(true);
});

/** Ends a run and everything it started, but the database, at once. */
async function killWhole(product: Product): Promise<void> {
  const all = processesOf(product).filter(({ command }) => !command.includes('postgres'));
  product.child.kill('SIGKILL');
  for (const { pid } of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  await product.ended;
}

/** Checksums of the data of the product that runs. */
async function dataOfRun(): Promise<Record<string, string>> {
  const { url } = await startEmbeddedServer({ dataDir });
  return checksums(url);
}

const small = { DEMO_DATA: 'small' };

test('whichever process is killed with -9 during the first load, the data end as those of an undisturbed run', async () => {
  const undisturbed = await startedProduct(small);
  const expected = await dataOfRun();
  undisturbed.child.kill('SIGTERM');
  expect(await undisturbed.ended).toBe(0);
  await removeEmbeddedServer(dataDir);

  const victims: ((product: Product) => number | undefined)[] = [
    ({ child }) => child.pid,
    (product) => pidOf(product, 'bin/postgres -D'),
    (product) =>
      childrenOf(pidOf(product, 'bin/postgres -D')).find(({ command }) => / kontor kontor /.test(command))
        ?.pid,
    (product) => pidOf(product, 'apps/portal/server'),
  ];
  for (const [turn, victim] of victims.entries()) {
    const product = start(small);
    await until('the load is under way', () => /Real companies|Invented|Products/.test(product.output()));
    const pid = victim(product);
    expect(pid, `victim ${turn}`).toBeTypeOf('number');
    process.kill(pid as number, 'SIGKILL');
    await pause(200);
    await killWhole(product);
  }
  await startedProduct(small);
  expect(await dataOfRun()).toEqual(expected);
});

test('each of the demo people it prints can log in with the password it prints', async () => {
  const product = await startedProduct(small);
  const [, password = ''] = /all with the password (\S+)\n/.exec(product.output()) ?? [];
  const people = [...product.output().matchAll(/^ {2}(\w+) +(\S+@demo\.example)( {2}.+)?$/gm)];
  const roles = people.map(([, role]) => role);
  expect(roles).toEqual(['buyer', 'owner', 'owner', 'owner', 'admin', 'member', 'operator']);
  for (const [, role, email = ''] of people) {
    const answer = await fetch(`http://127.0.0.1:${ports[2]}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ email, password }),
    });
    expect(answer.headers.get('location'), role).toMatch(/\/session-redirect\?token=./);
  }
});

test('reset refuses while the product runs, and deletes the database afterwards', async () => {
  const product = await startedProduct();
  const refused = start({}, 'reset.ts');
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('Kontor already works with this data folder (npm start');
  expect(await isReady(product)).toBe(true);
  product.child.kill('SIGTERM');
  await product.ended;
  mkdirSync(join(dataDir, 'uploads'));
  writeFileSync(join(dataDir, 'uploads', 'somebody.webp'), 'a picture of the database that goes');
  const elsewhere = start({ DATABASE_URL: 'postgres://localhost/elsewhere' }, 'reset.ts');
  expect(await elsewhere.ended).toBe(0);
  expect(readdirSync(dataDir).toSorted()).toEqual(['accounts-secret', 'run.lock', 'uploads']);
  const reset = start({}, 'reset.ts');
  expect(await reset.ended).toBe(0);
  expect(readdirSync(dataDir)).toEqual(['run.lock']);
});

test.each([
  [{ PORT: 'abc' }, "PORT must be a whole number from 1 to 65535, got 'abc'"],
  [
    { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' },
    'The database of DATABASE_URL (127.0.0.1:1/x) cannot be used',
  ],
  [{ DATA_DIR: '/dev/null/data' }, 'The data folder /dev/null/data cannot be written'],
])('%o is one sentence and code 1', async (settings, sentence) => {
  const product = start(settings);
  expect(await product.ended).toBe(1);
  expect(product.output()).toContain(sentence);
  expect(product.output().trim().split('\n')).toHaveLength(1);
  expect(product.output()).not.toContain('secret');
});
