import type { Database } from '@kontor/database';
import type { FastifyBaseLogger } from 'fastify';
import { workOff } from '../job/work-off.ts';
import { forgetUnused } from './forget-unused.ts';
import { type Preparing, prepareNext } from './prepare-upload.ts';
import { uploadsChannel } from './queries.ts';
import type { Store } from './store/store.ts';

interface Work extends Preparing {
  databaseUrl: string;
  log: FastifyBaseLogger;
}

/**
 * Makes pictures ready as they come, two at once and of two people. The first lane never takes one that ended the process that
 * decoded it, so such pictures hold up nobody there. @returns what ends it, when those at hand are done
 */
export async function preparePictures({
  databaseUrl,
  log,
  ...preparing
}: Work): Promise<() => Promise<void>> {
  const lane = (again: boolean) =>
    workOff({
      databaseUrl,
      log,
      channel: uploadsChannel,
      what: 'uploads',
      next: () => prepareNext(preparing, { again }),
    });
  const lanes = await Promise.all([lane(false), lane(true)]);
  return async () => {
    await Promise.all(lanes.map((stop) => stop()));
  };
}

/** Removes all files nobody uses, and what was left half written. */
export async function forgetAllUnused(db: Database, store: Store): Promise<void> {
  while ((await forgetUnused(db, store)) > 0);
  await store.tidy?.();
}
