import { createHmac, randomBytes } from 'node:crypto';
import type { BoostEvent } from '@kontor/contract';
import type { FastifyBaseLogger } from 'fastify';
import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import { addCounted, type Counted } from './running-queries.ts';

export interface BoostCounter {
  /** Takes note of what happened to a boost that runs. @returns false when it counted for this visitor a while ago */
  count(boostID: string, event: BoostEvent, visitor: string): boolean;
  /** Writes what was counted. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface CounterOptions {
  every?: number;
  /** Milliseconds. */
  now?: () => number;
}

/** What is shown takes turns this often, so pages on which it does are made anew no more often. */
const flushEvery = 60_000;
/** Of one visitor the same counts once in so many milliseconds. */
const once = 30 * 60_000;
/** Visits remembered at once. Beyond, the first ones are forgotten, and may count once more. */
const maximumKnown = 100_000;

/**
 * Counts in memory and adds to the database once a minute; a process that is killed loses that minute. That somebody was counted
 * is remembered for half an hour, as a hash of their address with a key that is never written: nothing is stored of anybody.
 */
export function countBoosts(
  contextNow: () => WritingSystem,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { every = flushEvery, now = () => performance.now() }: CounterOptions = {},
): BoostCounter {
  const key = randomBytes(32);
  /** When each visit counted, the first one first. */
  const known = new Map<string, number>();
  let waiting = new Map<string, Counted>();
  let writing: Promise<void> = Promise.resolve();

  function isKnown(visit: string): boolean {
    const time = now();
    for (const [first, at] of known) {
      if (at + once > time && known.size <= maximumKnown) break;
      known.delete(first);
    }
    if (known.has(visit)) return true;
    known.set(visit, time);
    return false;
  }

  async function addWaiting(): Promise<void> {
    if (waiting.size === 0) return;
    const counted = [...waiting.values()];
    waiting = new Map();
    try {
      await write(contextNow(), undefined, (trx) => addCounted(trx, counted));
    } catch (error) {
      log.warn({ err: error, boosts: counted.length }, 'What was counted of boosts could not be written');
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(addWaiting);
    return writing;
  }

  const timer = setInterval(flush, every);
  timer.unref();
  return {
    count(boostID, event, visitor) {
      const visit = createHmac('sha256', key).update(`${event} ${boostID} ${visitor}`).digest('base64url');
      if (isKnown(visit)) return false;
      const counted = waiting.get(boostID) ?? { boostID, show: 0, click: 0, inquiry: 0 };
      counted[event] += 1;
      waiting.set(boostID, counted);
      return true;
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
