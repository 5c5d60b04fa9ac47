import type { Database } from '@kontor/database';
import type { FastifyBaseLogger } from 'fastify';
import { workOff } from '../job/work-off.ts';
import { forgetUnused } from './forget-unused.ts';
import { prepareNext } from './prepare-upload.ts';
import { uploadsChannel } from './queries.ts';
import type { Store } from './store/store.ts';

interface Work {
  db: Database;
  store: Store;
  databaseUrl: string;
  log: FastifyBaseLogger;
}

/** Makes pictures ready as they come. @returns what ends it, when the one at hand is done */
export function preparePictures({ db, store, databaseUrl, log }: Work): Promise<() => Promise<void>> {
  return workOff({
    databaseUrl,
    log,
    channel: uploadsChannel,
    what: 'uploads',
    next: () => prepareNext(db, store),
  });
}

/** Removes all files nobody uses, and what was left half written. */
export async function forgetAllUnused(db: Database, store: Store): Promise<void> {
  while ((await forgetUnused(db, store)) > 0);
  await store.tidy?.();
}
