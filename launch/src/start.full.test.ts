import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeEmbeddedServer, startEmbeddedServer } from '@kontor/database/embedded';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksums } from '../../demo/src/testing.ts';
import { toolEnvironment } from './environment.ts';
import { buildPortal } from './portal-build.ts';
import { inProject } from './project.ts';

interface Product {
  child: ChildProcess;
  portal: string;
  output(): string;
  ended: Promise<number | null>;
}

let dataDir = '';
let ports: number[] = [];
const products: Product[] = [];

beforeEach(async () => {
  await buildPortal();
  dataDir = mkdtempSync(join(tmpdir(), 'kontor-start-'));
  ports = await freePorts(3);
});
afterEach(async () => {
  for (const { child } of products.splice(0)) child.kill('SIGKILL');
  await removeEmbeddedServer(dataDir);
  rmSync(dataDir, { recursive: true });
});

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const found = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return found;
}

/** What `npm start` runs, without demo data, on a data folder and ports of its own. */
function start(settings: Record<string, string> = {}, command = 'start.ts'): Product {
  const [PORT, API_PORT, ACCOUNTS_PORT] = ports.map(String);
  const own = { PORT, API_PORT, ACCOUNTS_PORT, DATA_DIR: dataDir, DEMO_DATA: 'none', DATABASE_URL: '' };
  const child = spawn(process.execPath, [inProject('launch', 'src', command)], {
    env: toolEnvironment({ ...own, npm_lifecycle_event: undefined, ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => code);
  const product = { child, portal: `http://127.0.0.1:${PORT}`, output: () => output, ended };
  products.push(product);
  return product;
}

async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patience = 60_000,
): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}\n${products.at(-1)?.output()}`);
    await pause(20);
  }
}

async function isReady({ portal }: Product): Promise<boolean> {
  const answer = await fetch(`${portal}/readyz`).catch(() => undefined);
  return answer?.status === 200;
}

async function startedProduct(settings: Record<string, string> = {}): Promise<Product> {
  const product = start(settings);
  await until('the product is ready', () => product.output().includes('Kontor is ready'));
  return product;
}

interface Running {
  pid: number;
  command: string;
}

/** The processes whose command line names this run's services or its database. */
function processesOf(parent: { pid?: number } | undefined): Running[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => {
      try {
        const [, ppid] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return { pid: Number(entry), ppid: Number(ppid), command };
      } catch {
        // It ended meanwhile.
        return { pid: 0, ppid: 0, command: '' };
      }
    })
    .filter(({ ppid, command }) => ppid === parent?.pid || command.includes(`-D ${dataDir}`));
}

function pidOf(product: Product, part: string): number {
  const found = processesOf(product.child).find(({ command }) => command.includes(part));
  if (!found) throw new Error(`${part} does not run`);
  return found.pid;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

const parts = ['apps/portal/server', 'apps/accounts', 'api/src/server', 'api/src/worker', 'bin/postgres -D'];

test('SIGTERM stops every part, and the next start finds all in order', async () => {
  const product = await startedProduct();
  const pids = processesOf(product.child).map(({ pid }) => pid);
  expect(pids).toHaveLength(parts.length);
  product.child.kill('SIGTERM');
  expect(await product.ended).toBe(0);
  expect(product.output()).toMatch(/Stopping …\s+Stopped\.\s*$/);
  expect(product.output()).not.toContain('unexpectedly');
  expect(pids.filter(isAlive)).toEqual([]);
  const next = await startedProduct();
  expect(await isReady(next)).toBe(true);
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
    processesOf(product.child).some((now) => now.pid !== pid && now.command.includes(part)),
  );
  await until('the product is ready again', () => isReady(product), 10_000);
});

test('the launcher killed with -9 leaves no service, and the next start takes over its database', async () => {
  const product = await startedProduct();
  const services = processesOf(product.child).filter(({ command }) => command.includes('apps/'));
  const database = pidOf(product, 'bin/postgres -D');
  product.child.kill('SIGKILL');
  await until('its services end', () => !services.some(({ pid }) => isAlive(pid)), 15_000);
  const next = await startedProduct();
  expect(processesOf(undefined).some(({ pid }) => pid === database)).toBe(true);
  next.child.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  expect(isAlive(database)).toBe(false);
});

test('killed with -9 at any moment of the first start, the next start succeeds', async () => {
  for (const moment of [50, 200, 400, 700, 1000, 1500, 2500]) {
    const product = start();
    await pause(moment);
    const all = processesOf(product.child).map(({ pid }) => pid);
    product.child.kill('SIGKILL');
    for (const pid of all) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    await product.ended;
  }
  const product = await startedProduct();
  expect(await isReady(product)).toBe(true);
});

/** Ends a run and everything it started, but the database, at once. */
async function killWhole(product: Product): Promise<void> {
  const all = processesOf(product.child).filter(({ command }) => !command.includes('postgres'));
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
      processesOf({ pid: pidOf(product, 'bin/postgres -D') }).find(({ command }) =>
        / kontor kontor /.test(command),
      )?.pid,
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
