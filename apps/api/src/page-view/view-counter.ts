import type { FastifyBaseLogger } from 'fastify';
import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import { addViews, type View } from './queries.ts';

export interface ViewCounter {
  /** Takes note of a view. @returns false when too much is waiting to be written */
  count(view: View): boolean;
  /** Writes what was counted. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const flushEvery = 5_000;
/** Different things counted at once; beyond, views are lost and not memory. */
const maxWaiting = 20_000;
/** Different paths of pages counted at once: there are some hundreds, whoever sends more makes them up. */
const maxPages = 2_000;

/** Counts in memory and adds to the database every few seconds; a process that is killed loses those seconds. */
export function countViews(
  contextNow: () => WritingSystem,
  log: FastifyBaseLogger,
  every = flushEvery,
): ViewCounter {
  let waiting = new Map<string, View & { views: number }>();
  let pages = 0;
  let writing: Promise<void> = Promise.resolve();

  async function addWaiting(): Promise<void> {
    if (waiting.size === 0) return;
    const counted = waiting;
    waiting = new Map();
    pages = 0;
    try {
      await write(contextNow(), undefined, (trx) => addViews(trx, [...counted.values()]));
    } catch (error) {
      log.warn({ err: error, views: counted.size }, 'Page views could not be written');
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(addWaiting);
    return writing;
  }

  const timer = setInterval(flush, every);
  timer.unref();
  return {
    count(view) {
      const key = `${view.kind} ${view.language} ${view.subject}`;
      const known = waiting.get(key);
      if (known) {
        known.views += 1;
        return true;
      }
      if (waiting.size >= maxWaiting || (view.kind === 'page' && pages >= maxPages)) return false;
      if (view.kind === 'page') pages += 1;
      waiting.set(key, { ...view, views: 1 });
      return true;
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
