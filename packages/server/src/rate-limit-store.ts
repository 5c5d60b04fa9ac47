import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

interface Window {
  /** Requests since it began. */
  current: number;
  /** Milliseconds of the monotonic clock. */
  began: number;
}

/** Keys remembered at once unless the option `cache` says otherwise; the ones longest unseen are forgotten first. */
const keys = 5_000;

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts requests by key in windows of fixed length, in memory. The one of @fastify/rate-limit reads the wall clock: set
 * back, it locks everybody out who has reached a limit; set forward, it frees them.
 */
export class MonotonicStore implements FastifyRateLimitStore {
  readonly #windows: LRUCache<string, Window>;

  constructor(options: object) {
    const max = 'cache' in options && typeof options.cache === 'number' ? options.cache : keys;
    this.#windows = new LRUCache({ max });
  }

  incr(key: string, counted: Counted, timeWindow = 60_000): void {
    const now = performance.now();
    let window = this.#windows.get(key);
    if (window && now - window.began < timeWindow) window.current += 1;
    else {
      window = { current: 1, began: now };
      this.#windows.set(key, window);
    }
    counted(null, { current: window.current, ttl: timeWindow - (now - window.began) });
  }

  /** Each class of limits counts by itself. */
  child(options: object): MonotonicStore {
    return new MonotonicStore(options);
  }
}
