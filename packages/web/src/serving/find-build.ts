import { existsSync, readFileSync } from 'node:fs';
import { ConfigError } from '@kontor/server';

/**
 * The folder of the present build. Every build has a folder of its own and `current` names the newest, so a service that
 * asks once stays whole while another one is built. Throws ConfigError when there is none.
 *
 * @param builds the folder of all builds of an application
 * @param what names the application in the error: `The portal is`
 */
export function findBuild(builds: URL, what: string): URL {
  const current = new URL('current', builds);
  if (!existsSync(current)) throw new ConfigError(`${what} not built; npm start builds it.`);
  return new URL(`${readFileSync(current, 'utf8').trim()}/`, builds);
}
