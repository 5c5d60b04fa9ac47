import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import {
  damaged,
  diskFull,
  EmbeddedServerError,
  explainFileError,
  saysDiskFull,
  wrongVersion,
} from './embedded-server-error.ts';
import type { Place } from './place.ts';
import { removeUnfinished, unfinishedName } from './unfinished.ts';

export const databaseUser = 'kontor';

/**
 * Makes the data folder and its password when there is none. It is built under another name and renamed, so
 * a run killed at any moment leaves either nothing or a whole one.
 * Throws EmbeddedServerError when the folder that is there is of no use.
 */
export async function initialise(
  place: Place,
  binaries: Binaries,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  if (existsSync(place.folder)) return checkExisting(place, binaries);
  removeUnfinished(place.folder, 0);
  const unfinished = unfinishedName(place.folder);
  try {
    mkdirSync(unfinished);
    const password = join(unfinished, 'password');
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const path of [unfinished, password]) if (account) chownSync(path, account.uid, account.gid);
    chmodSync(unfinished, 0o700);
    await runInitdb(binaries.initdb, join(unfinished, 'data'), password, account, durable);
    renameSync(unfinished, place.folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw explainFileError(error, place.folder);
  }
}

function checkExisting(place: Place, binaries: Binaries): void {
  const versionFile = join(place.data, 'PG_VERSION');
  if (!existsSync(versionFile)) throw damaged(place.folder, 'PG_VERSION is missing');
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== binaries.major) throw wrongVersion(place.folder, version || 'unknown', binaries.major);
  if (!existsSync(place.password)) throw damaged(place.folder, 'its password is missing');
}

// The built-in provider sorts and folds the same on every system, whatever locales that has.
const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/** For tests, which connect thousands of times: a password nobody guesses at needs no slow hash. */
const fast = ['--no-sync', '--set', 'scram_iterations=1'];

async function runInitdb(
  initdb: string,
  data: string,
  password: string,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  const options = [
    ...['--pgdata', data, '--username', databaseUser, '--pwfile', password],
    ...['--auth=scram-sha-256', ...locale, '--no-instructions'],
    ...(durable ? [] : fast),
  ];
  const child = spawn(initdb, options, { ...account, cwd: '/', env: { LC_ALL: 'C' }, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return;
  if (saysDiskFull(output)) throw diskFull(dirname(dirname(data)));
  const reason = output.split('\n').find((line) => /error|fatal/i.test(line)) ?? output.trim();
  throw new EmbeddedServerError('failed', `The embedded database could not be set up: ${reason}`);
}
