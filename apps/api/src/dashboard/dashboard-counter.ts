import { randomUUID } from 'node:crypto';
import type { ShownResults } from '@kontor/contract';
import type { FastifyBaseLogger } from 'fastify';
import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import { addCounts, type Counted } from './add-counts.ts';
import { countedWords } from './counted-words.ts';
import { countedKinds } from './kinds.ts';
import { dayOfMoment } from './period.ts';

/** A page about a business or a product that was opened. */
interface CountedView {
  kind: 'business' | 'product';
  id: string;
  /** Where from, if that is known. */
  country: string | undefined;
  /** Who is signed in: views of a business by its own people are left out when they are written. */
  viewerID?: string | undefined;
}

export interface DashboardCounter {
  /** @returns false when too much is waiting to be written */
  countView(view: CountedView): boolean;
  /** @returns false when too much is waiting to be written */
  countShown(shown: ShownResults): boolean;
  /** Writes what was counted. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Milliseconds. */
  every?: number;
  now?: () => Date;
}

interface Batch {
  id: string;
  counted: Counted[];
  failures: number;
}

const flushEvery = 5_000;
/** Different things counted at once, those that could not be written yet among them; beyond, counts are lost and not memory. */
const maximumWaiting = 20_000;
/** As long as a database may be away: five minutes. */
const maximumFailures = 60;

/**
 * Counts in memory what dashboards show, and adds it to the database every few seconds. What could not be written is sent again
 * under the same id, so that a lost answer doubles nothing; a process that is killed loses those seconds.
 */
export function countForDashboards(
  contextNow: () => WritingSystem,
  log: FastifyBaseLogger,
  { every = flushEvery, now = () => new Date() }: Options = {},
): DashboardCounter {
  let waiting = new Map<string, Counted>();
  let batches: Batch[] = [];
  let size = 0;
  let writing: Promise<void> = Promise.resolve();

  function add(what: Omit<Counted, 'count' | 'day'>): boolean {
    const day = dayOfMoment(now());
    const key = `${what.kind} ${what.id} ${day} ${what.part} ${what.viewerID ?? ''}`;
    const known = waiting.get(key);
    if (known) known.count += 1;
    else if (size >= maximumWaiting) return false;
    else {
      waiting.set(key, { ...what, day, count: 1 });
      size += 1;
    }
    return true;
  }

  async function writeBatches(): Promise<void> {
    if (waiting.size > 0) {
      batches.push({ id: randomUUID(), counted: [...waiting.values()], failures: 0 });
      waiting = new Map();
    }
    for (const batch of [...batches]) {
      try {
        await write(contextNow(), undefined, (trx) => addCounts(trx, batch));
      } catch (error) {
        batch.failures += 1;
        if (batch.failures < maximumFailures) {
          log.warn({ err: error }, 'What dashboards show could not be written, and is tried again');
          return;
        }
        log.error({ err: error, lost: batch.counted.length }, 'What dashboards show could not be written');
      }
      size -= batch.counted.length;
      batches = batches.filter((each) => each !== batch);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(writeBatches);
    return writing;
  }

  const timer = setInterval(flush, every);
  timer.unref();
  return {
    countView: ({ kind, id, country = '', viewerID }) =>
      add({
        kind: kind === 'business' ? countedKinds.profileView : countedKinds.productView,
        id: id.toLowerCase(),
        part: country,
        viewerID,
      }),
    countShown({ businesses, words: typed = '' }) {
      const words = countedWords(typed);
      const ids = new Set(businesses.map((id) => id.toLowerCase()));
      return [...ids]
        .map((id) => {
          const isCounted = add({ kind: countedKinds.search, id, part: '' });
          return words === undefined ? isCounted : add({ kind: 'words', id, part: words }) && isCounted;
        })
        .every(Boolean);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
