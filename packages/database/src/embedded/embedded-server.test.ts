import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeTestFolder } from '../testing-folder.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { explainLog } from './explain-log.ts';
import { placeOf } from './place.ts';
import { isServerOf } from './postmaster.ts';
import { removeEmbeddedServer } from './remove-embedded-server.ts';
import { type EmbeddedServerOptions, startEmbeddedServer } from './start-embedded-server.ts';

const folders: string[] = [];
let template = '';

/** A folder every user may enter, as a checkout usually is; with 0700 only its owner may. */
function anEmptyFolder(mode = 0o755): string {
  const folder = makeTestFolder('kontor-embedded-');
  folders.push(folder);
  chmodSync(folder, mode);
  return join(folder, 'data');
}

/** A data folder with a server that has run and was stopped. */
function aFolder(): string {
  const folder = anEmptyFolder();
  execFileSync('cp', ['-Rp', template, folder]);
  return folder;
}

beforeAll(async () => {
  template = anEmptyFolder();
  await (await start(template)).stop();
  folders.length = 0;
});

afterEach(async () => {
  for (const folder of folders.splice(0)) await remove(folder);
});

afterAll(() => remove(dirname(template)));

async function remove(folder: string): Promise<void> {
  await removeEmbeddedServer(join(folder, 'data'));
  rmSync(folder, { recursive: true });
}

function start(dataDir: string, options: Partial<EmbeddedServerOptions> = {}) {
  return startEmbeddedServer({ dataDir, durable: false, settings: { shared_buffers: '32MB' }, ...options });
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('answers, stops, and starts again with the same data at the same address', async () => {
  const dataDir = aFolder();
  const first = await start(dataDir);
  expect(first.adopted).toBe(false);
  await query(first.url, 'CREATE TABLE stored AS SELECT 42 AS answer');
  await first.stop();
  await first.ended;
  await expect(query(first.url, 'SELECT 1')).rejects.toThrow('ENOENT');

  const second = await start(dataDir);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'SELECT answer FROM stored')).toEqual([{ answer: 42 }]);
});

test('the database speaks UTF-8, folds case beyond ASCII and has the extensions search needs', async () => {
  const { url } = await start(aFolder());
  expect(
    await query(url, "SELECT lower('ÀÉÎ ЖЩ') AS low, current_setting('server_encoding') AS encoding"),
  ).toEqual([{ low: 'àéî жщ', encoding: 'UTF8' }]);
  await query(
    url,
    'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION pg_stat_statements',
  );
});

test('by default every commit is on disk before it is acknowledged', async () => {
  const { url } = await start(aFolder(), { durable: true });
  const [settings] = await query(
    url,
    "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit, current_setting('full_page_writes') AS pages, current_setting('jit') AS jit",
  );
  expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on', jit: 'off' });
});

test('only who knows the password gets in, and only its owner can read it', async () => {
  const dataDir = aFolder();
  const { url } = await start(dataDir);
  const address = new URL(url);
  expect(statSync(placeOf(dataDir).password).mode & 0o777).toBe(0o600);
  address.password = 'guess';
  await expect(query(address.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  address.password = '';
  await expect(query(address.href, 'SELECT 1')).rejects.toThrow();
});

test('a server whose main process was killed comes back with what was committed', async () => {
  const dataDir = aFolder();
  const killed = await start(dataDir, { durable: true });
  await query(killed.url, 'CREATE TABLE stored AS SELECT 42 AS answer');
  const session = new Client(killed.url);
  session.on('error', () => undefined);
  await session.connect();
  // A session that works on does not notice the death of the main process and holds its shared memory.
  const busy = session.query('SELECT count(*) FROM generate_series(1, 10000000000)').catch(() => 'cut off');
  process.kill(killed.pid, 'SIGKILL');
  await killed.ended;

  const next = await start(dataDir, { durable: true });
  expect(next.adopted).toBe(false);
  expect(await query(next.url, 'SELECT answer FROM stored')).toEqual([{ answer: 42 }]);
  expect(await busy).toBe('cut off');
});

test('a server that runs already is adopted, and can be stopped by who adopted it', async () => {
  const dataDir = aFolder();
  const left = await start(dataDir);
  const adopted = await start(dataDir);
  expect(adopted).toMatchObject({ adopted: true, url: left.url, pid: left.pid });
  await adopted.stop();
  await Promise.all([adopted.ended, left.ended]);
  expect(isServerOf(left.pid, placeOf(dataDir).data)).toBe(false);
});

test('a process number that another program has now is no running server', async () => {
  const dataDir = aFolder();
  const killed = await start(dataDir);
  process.kill(killed.pid, 'SIGKILL');
  await killed.ended;
  const file = join(placeOf(dataDir).data, 'postmaster.pid');
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [process.pid, ...lines.slice(1)].join('\n'));
  const next = await start(dataDir);
  expect(next.adopted).toBe(false);
});

test('statements go by a socket in the data folder', async () => {
  const dataDir = aFolder();
  const first = await start(dataDir);
  const sockets = () => readdirSync(placeOf(dataDir).data).filter((name) => name.startsWith('.s.PGSQL.'));
  const { port } = new URL(first.url);
  const ways = 'SELECT inet_server_addr() AS address';
  expect(await query(first.url, ways)).toEqual([{ address: null }]);
  expect(await query(first.url.replace(/\?host=.*/, ''), ways)).toEqual([{ address: '127.0.0.1' }]);
  // What a killed server leaves, whose number another program has by now.
  process.kill(first.pid, 'SIGKILL');
  await first.ended;
  writeFileSync(join(placeOf(dataDir).data, `.s.PGSQL.${port}.lock`), `${process.pid}\n`);
  const second = await start(dataDir);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, ways)).toEqual([{ address: null }]);
  await second.stop();
  expect(sockets()).toEqual([]);
});

test('a path too long for a socket leaves TCP', async () => {
  const dataDir = aFolder();
  const long = join(dirname(dataDir), 'a-folder-of-many-letters-'.repeat(4), 'data "of", one');
  mkdirSync(dirname(long), { mode: 0o755 });
  renameSync(dataDir, long);
  const server = await start(long);
  expect(await query(server.url, 'SELECT inet_server_addr() AS address')).toEqual([{ address: '127.0.0.1' }]);
  await server.stop();
});

test('a folder of any name holds a socket', async () => {
  const dataDir = aFolder();
  const odd = join(dirname(dataDir), 'one, "two" 100%');
  renameSync(dataDir, odd);
  const server = await start(odd);
  expect(await query(server.url, 'SELECT inet_server_addr() AS address')).toEqual([{ address: null }]);
  await server.stop();
});

test('another program on the port of the last run: another port', async () => {
  const dataDir = aFolder();
  const first = await start(dataDir);
  await first.stop();
  const squatter = createServer();
  await new Promise<void>((resolve) =>
    squatter.listen(Number(new URL(first.url).port), '127.0.0.1', resolve),
  );
  try {
    const second = await start(dataDir);
    expect(second.url).not.toBe(first.url);
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  } finally {
    squatter.close();
  }
});

test.runIf(process.getuid?.() === 0)(
  'below a folder only root may enter, data and programs go elsewhere',
  async () => {
    const dataDir = anEmptyFolder(0o700);
    const server = await start(dataDir);
    expect(server.notice).toMatch(/^The database lies in \/var\/lib\/kontor\/[0-9a-f]{12}\/postgres,/);
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const { folder } = placeOf(dataDir);
    await removeEmbeddedServer(dataDir);
    expect(existsSync(folder)).toBe(false);
  },
);

type Damage = [name: string, fault: string, sentence: RegExp, damage: (dataDir: string) => void];
const damages: Damage[] = [
  [
    'a folder without PG_VERSION',
    'damaged',
    /npm run reset/,
    (dir) => rmSync(join(placeOf(dir).data, 'PG_VERSION')),
  ],
  [
    'a lost control file',
    'damaged',
    /npm run reset/,
    (dir) => rmSync(join(placeOf(dir).data, 'global/pg_control')),
  ],
  [
    'a lost write-ahead log',
    'damaged',
    /npm run reset/,
    (dir) => emptyFolder(join(placeOf(dir).data, 'pg_wal')),
  ],
  ['a lost password', 'damaged', /npm run reset/, (dir) => rmSync(placeOf(dir).password)],
  [
    'a wrong password',
    'damaged',
    /password does not fit/,
    (dir) => writeFileSync(placeOf(dir).password, 'other'),
  ],
  [
    'a folder of PostgreSQL 15',
    'wrong-version',
    /of PostgreSQL 15, but this version of Kontor runs PostgreSQL 18/,
    (dir) => writeFileSync(join(placeOf(dir).data, 'PG_VERSION'), '15\n'),
  ],
];

function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true });
}

// The long run tries all of them, and this one the half that begins no server.
const tried = process.env.THOROUGH ? damages : damages.filter((_, place) => [0, 3, 5].includes(place));

test.each(tried)('%s is one sentence that says what to do', async (_, fault, sentence, damage) => {
  const dataDir = aFolder();
  damage(dataDir);
  const failure = await start(dataDir).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EmbeddedServerError);
  expect(failure).toMatchObject({ fault, message: expect.stringMatching(sentence) });
  expect(String(failure)).not.toContain('\n');
});

test('a data folder that is a file is one sentence', async () => {
  const dataDir = anEmptyFolder();
  writeFileSync(dataDir, '');
  await expect(start(dataDir)).rejects.toThrow(/is not a folder, but a file; set DATA_DIR/);
  rmSync(dataDir);
});

test.each([
  'FATAL:  could not write lock file "postmaster.pid": No space left on device',
  'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 8\nHINT:  Check free disk space.',
])('a full disk is recognised in what the server says (%#)', (log) => {
  expect(explainLog(log, placeOf('/somewhere'))).toMatchObject({ fault: 'disk-full' });
});
