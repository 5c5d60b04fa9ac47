import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { toolEnvironment } from './environment.ts';

/** Whether Debian packages can be installed here: as root, where there is apt-get. */
export function canAptInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a Debian package and gives the last of what was said; whether it helped is the caller's to see. */
export function aptInstall(packageName: string): string {
  const update = runInstaller('/usr/bin/apt-get', ['update']);
  return (
    update + runInstaller('/usr/bin/apt-get', ['install', '--yes', '--no-install-recommends', packageName])
  );
}

/** Runs an installer to its end and gives the last of what it said. */
export function runInstaller(command: string, options: string[]): string {
  const { stdout, stderr, error } = spawnSync(command, options, {
    encoding: 'utf8',
    env: toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' }),
  });
  return `${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`
    .trim()
    .split('\n')
    .slice(-5)
    .join('\n')
    .concat('\n');
}
