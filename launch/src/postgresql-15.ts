import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canAptInstall } from './apt-install.ts';
import type { StepResult } from './step.ts';
import { runTests, shortTests } from './vitest-step.ts';

// The oldest PostgreSQL the product runs on, as Debian packs it.
const binaries = '/usr/lib/postgresql/15/bin';

/** The tests of database, API, account service and demo data on PostgreSQL 15, on a server of their own; skipped where it cannot be had. */
export async function testOnPostgresql15(): Promise<StepResult> {
  const said = existsSync(`${binaries}/postgres`) || !canAptInstall() ? '' : aptInstall('postgresql-15');
  if (!existsSync(`${binaries}/postgres`)) {
    return { passed: 0, failed: 0, skipped: 1, output: `PostgreSQL 15 cannot be installed here. ${said}` };
  }
  const folder = mkdtempSync(join(tmpdir(), 'kontor-postgresql-15-'));
  const data = join(folder, 'data');
  try {
    giveToServer(folder);
    asServer('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']);
    const port = await freePort();
    const options = `-p ${port} -k ${folder} -c fsync=off -c listen_addresses=127.0.0.1`;
    asServer('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
    return await runTests(shortTests, {
      folders: ['apps/api', 'apps/accounts', 'packages/database/src', 'packages/jobs/src', 'demo'],
      environment: { TEST_DATABASE_SERVER: `postgres://postgres@127.0.0.1:${port}/postgres` },
    });
  } finally {
    if (existsSync(join(data, 'postmaster.pid')))
      asServer('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

// PostgreSQL does not run as root; Debian's package brings the user it runs as.
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function giveToServer(folder: string): void {
  const user = account();
  if (user) chownSync(folder, user.uid, user.gid);
}

function asServer(command: string, options: string[]): void {
  const { status, stderr, error } = spawnSync(join(binaries, command), options, {
    ...account(),
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command} of PostgreSQL 15 failed: ${error?.message ?? stderr}`);
}
