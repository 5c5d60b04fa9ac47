import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { waitForLock } from './file-lock.ts';
import { LaunchError } from './launch-error.ts';
import { inProject } from './project.ts';
import { runTool } from './run-tool.ts';

const portal = inProject('apps', 'portal');
const built = join(portal, 'build');
const stampName = 'sources.sha256';
const sources = [
  ...['apps/portal', 'packages/ui', 'packages/contract'].map((folder) => inProject(folder)),
  inProject('package-lock.json'),
];
// Made from the sources, or no part of what is built.
const skipped = /^(node_modules|build|coverage|\.react-router|\..*)$|\.test\.tsx?$/;

/** Whether the built portal is of the present sources. */
export function isPortalBuilt(): boolean {
  const stamp = join(built, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash();
}

/**
 * Builds the portal when its sources have changed. The mark of a whole build is taken away first and set last,
 * so one that was cut short is done again. Builds of several processes wait for each other.
 * Throws LaunchError with what the build said.
 */
export async function buildPortal(signal?: AbortSignal): Promise<void> {
  const unlock = await waitForLock(inProject('node_modules', '.cache', 'kontor-portal-build.lock'), signal);
  try {
    if (isPortalBuilt()) return;
    const stamp = join(built, stampName);
    const hash = sourcesHash();
    rmSync(stamp, { force: true });
    await runBuild(signal);
    writeFileSync(stamp, hash);
  } finally {
    unlock();
  }
}

async function runBuild(signal?: AbortSignal): Promise<void> {
  const options = { folder: portal, environment: { NODE_ENV: 'production' }, signal };
  const { code, output } = await runTool('@react-router/dev', 'react-router', ['build'], options);
  if (code !== 0) throw new LaunchError(`The portal could not be built:\n${output}`);
}

/** One hash over the names and contents of all sources. */
function sourcesHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of sources.flatMap(listFiles)) {
    hash.update(`\0${relative(inProject(), path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (path.endsWith('package-lock.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)]));
}
