import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedServerError } from './embedded-server-error.ts';

/** The operating system's user PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

const accountName = 'postgres';

/**
 * PostgreSQL refuses to run as root, so for root it is the user `postgres`, made when missing.
 * Undefined when the process is not root: then PostgreSQL runs as the same user.
 */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = findAccount();
  if (account) return account;
  makeAccount();
  const made = findAccount();
  if (made) return made;
  throw cannotMake('it is still not there');
}

function findAccount(): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${accountName}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function makeAccount(): void {
  run('groupadd', ['--system', '--force', accountName]);
  run('useradd', [
    ...['--system', '--gid', accountName, '--no-create-home'],
    ...['--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', accountName],
  ]);
}

function run(command: string, options: string[]): void {
  const { status, stderr, error } = spawnSync(command, options, { encoding: 'utf8' });
  if (status !== 0 && !findAccount()) throw cannotMake(error?.message ?? stderr.trim());
}

function cannotMake(detail: string): EmbeddedServerError {
  return new EmbeddedServerError(
    'not-supported',
    `PostgreSQL does not run as root and the user ${accountName} could not be made (${detail}); ` +
      'make that user, start as another user, or set DATABASE_URL.',
  );
}

/** Whether the account can enter a folder, whatever stands in the way: modes, access lists, mounts. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true;
  const { status } = spawnSync('test', ['-x', folder], { ...account, cwd: '/' });
  return status === 0;
}
