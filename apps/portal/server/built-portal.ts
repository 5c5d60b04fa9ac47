import { existsSync, readFileSync } from 'node:fs';
import { ConfigError } from '@kontor/server';

const builds = new URL('../build/', import.meta.url);

/**
 * The folder of the present build. Every build has a folder of its own and `build/current` names the newest, so a
 * portal that asks once stays whole while another one is built. Throws ConfigError when there is none.
 */
export function findBuild(): URL {
  const current = new URL('current', builds);
  if (!existsSync(current)) throw new ConfigError('The portal is not built; npm start builds it.');
  return new URL(`${readFileSync(current, 'utf8').trim()}/`, builds);
}
