import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForLock } from './file-lock.ts';
import { LaunchError } from './launch-error.ts';
import { removeOldBuilds } from './old-builds.ts';
import { hashPortalSources } from './portal-sources.ts';
import { inProject } from './project.ts';
import { runTool } from './run-tool.ts';

const portal = inProject('apps', 'portal');
const builds = join(portal, 'build');
// Named by what it was built from; this file names the one a portal that starts is to serve.
const current = join(builds, 'current');
// Where react-router.config.ts lets it be written.
const unfinished = join(builds, 'unfinished');

/** Whether the built portal is of the present sources. */
export function isPortalBuilt(): boolean {
  return isCurrent(hashPortalSources());
}

/**
 * Builds the portal when its sources have changed, into a folder of its own: a portal that runs keeps what it
 * serves. A build that was cut short is never seen. Builds of several processes wait for each other.
 * Throws LaunchError with what the build said.
 */
export async function buildPortal(signal?: AbortSignal): Promise<void> {
  const unlock = await waitForLock(inProject('node_modules', '.cache', 'kontor-portal-build.lock'), signal);
  try {
    const hash = hashPortalSources();
    if (isCurrent(hash)) return;
    if (!existsSync(join(builds, hash))) {
      await runBuild(signal);
      renameSync(unfinished, join(builds, hash));
    }
    writeFileSync(`${current}.new`, hash);
    renameSync(`${current}.new`, current);
    removeOldBuilds(builds, hash);
  } finally {
    unlock();
  }
}

function isCurrent(hash: string): boolean {
  return existsSync(current) && readFileSync(current, 'utf8') === hash && existsSync(join(builds, hash));
}

async function runBuild(signal?: AbortSignal): Promise<void> {
  rmSync(unfinished, { recursive: true, force: true });
  const options = { folder: portal, environment: { NODE_ENV: 'production' }, signal };
  const { code, output } = await runTool('@react-router/dev', 'react-router', ['build'], options);
  if (code !== 0) throw new LaunchError(`The portal could not be built:\n${output}`);
}
