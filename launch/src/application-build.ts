import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Application, hashSources } from './application-sources.ts';
import { waitForLock } from './file-lock.ts';
import { LaunchError } from './launch-error.ts';
import { removeOldBuilds } from './old-builds.ts';
import { inProject } from './project.ts';
import { runTool } from './run-tool.ts';

/** Whether what is built of an application is of the present sources. */
export function isBuilt(application: Application): boolean {
  return isCurrent(placesOf(application), hashSources(application));
}

/**
 * Builds an application when its sources have changed, into a folder of its own: a service that runs keeps what it
 * serves. A build that was cut short is never seen. Builds of several processes wait for each other.
 * Throws LaunchError with what the build said.
 */
export async function buildApplication(application: Application, signal?: AbortSignal): Promise<void> {
  const places = placesOf(application);
  const unlock = await waitForLock(
    inProject('node_modules', '.cache', `kontor-${application}-build.lock`),
    signal,
  );
  try {
    const hash = hashSources(application);
    if (isCurrent(places, hash)) return;
    const { builds, current, unfinished } = places;
    if (!existsSync(join(builds, hash))) {
      await runBuild(application, places, signal);
      renameSync(unfinished, join(builds, hash));
    }
    writeFileSync(`${current}.new`, hash);
    renameSync(`${current}.new`, current);
    removeOldBuilds(builds, hash);
  } finally {
    unlock();
  }
}

interface Places {
  folder: string;
  /** Holds every build, named by what it was built from. */
  builds: string;
  /** This file names the one a service that starts is to serve. */
  current: string;
  /** Where react-router.config.ts lets it be written. */
  unfinished: string;
}

function placesOf(application: Application): Places {
  const folder = inProject('apps', application);
  const builds = join(folder, 'build');
  return { folder, builds, current: join(builds, 'current'), unfinished: join(builds, 'unfinished') };
}

function isCurrent({ builds, current }: Places, hash: string): boolean {
  return existsSync(current) && readFileSync(current, 'utf8') === hash && existsSync(join(builds, hash));
}

async function runBuild(
  application: Application,
  { folder, unfinished }: Places,
  signal?: AbortSignal,
): Promise<void> {
  rmSync(unfinished, { recursive: true, force: true });
  const options = { folder, environment: { NODE_ENV: 'production' }, signal };
  const { code, output } = await runTool('@react-router/dev', 'react-router', ['build'], options);
  if (code !== 0) throw new LaunchError(`The pages of ${application} could not be built:\n${output}`);
}
