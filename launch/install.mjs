// Runs before anything is installed, on any Node from 20 on: no dependency, no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.kontor-install');
const oldestNode = 20;

/** What an installation depends on: the lock file, and the platform its binaries are for. */
function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

function isInstalled(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

function install() {
  console.log('Installing the packages of package-lock.json (npm ci) …');
  // npm tells its scripts where it lives; started otherwise, it is looked up on the path.
  const npm = /npm-cli\.c?js$/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : undefined;
  const [command, options] = npm ? [process.execPath, [npm]] : ['npm', []];
  // The tools that build the portal are development packages: needed, whatever NODE_ENV says.
  const { status, error } = spawnSync(command, [...options, 'ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return;
  console.error(`The packages could not be installed${error ? ` (${error.message})` : ''}; see above.`);
  process.exit(status ?? 1);
}

const major = Number(process.versions.node.split('.')[0]);
if (major < oldestNode) {
  console.error(`Kontor needs Node ${oldestNode} or newer to start, and this is ${process.versions.node}.`);
  process.exit(1);
}
const wanted = fingerprint();
if (!isInstalled(wanted)) {
  install();
  // Last, so that an installation that was cut short is done again.
  writeFileSync(stamp, wanted);
}
