interface Options {
  /** Whether changes are heard of as they happen; else a cached value is good for a second. */
  hearsChanges: () => boolean;
  /** Hears when an old value could not be renewed. */
  report: (error: unknown, what: string) => void;
}

interface SharedCache<Key, Value> {
  /** The value cached under the key, else what `load` gives; visits that come together ask once. */
  get(key: Key, load: () => Promise<Value>, options: Options): Promise<Value>;
  /** What is cached has changed. */
  clear(): void;
}

interface Asking<Value> {
  value: Promise<Value>;
  since: number;
}

const second = 1_000;
/** Milliseconds a visit waits for a new value when there is an old one. */
const timeout = 200;

/**
 * Caches what is the same for all visitors. Where it cannot be requested again, the old value stays; where the answer takes
 * long, visits get the old value and the new one is cached when it comes.
 */
export function createSharedCache<Key, Value>(): SharedCache<Key, Value> {
  let cached = new Map<Key, { value: Value; askedAt: number }>();
  let asking = new Map<Key, Asking<Value>>();

  async function ask(key: Key, load: () => Promise<Value>): Promise<Value> {
    // What is asked for before a change is not cached after it.
    const [cachedNow, askingNow] = [cached, asking];
    const askedAt = performance.now();
    try {
      const value = await load();
      cachedNow.set(key, { value, askedAt });
      return value;
    } finally {
      askingNow.delete(key);
    }
  }

  function askOnce(key: Key, load: () => Promise<Value>): Asking<Value> {
    const running = asking.get(key) ?? { value: ask(key, load), since: performance.now() };
    asking.set(key, running);
    return running;
  }

  function renew(key: Key, load: () => Promise<Value>, { report }: Options): Asking<Value> {
    const running = asking.get(key);
    if (running) return running;
    const begun = askOnce(key, load);
    begun.value.catch((error: unknown) => report(error, 'Reference data are old'));
    return begun;
  }

  return {
    async get(key, load, options) {
      const known = cached.get(key);
      if (!known) return askOnce(key, load).value;
      if (options.hearsChanges() || performance.now() - known.askedAt < second) return known.value;
      const { value, since } = renew(key, load, options);
      return within(
        timeout - (performance.now() - since),
        value.catch(() => known.value),
        known.value,
      );
    },
    clear() {
      cached = new Map();
      asking = new Map();
    },
  };
}

/** What is promised, or `otherwise` when it takes longer. */
function within<Value>(milliseconds: number, promised: Promise<Value>, otherwise: Value): Promise<Value> {
  if (milliseconds <= 0) return Promise.resolve(otherwise);
  const { promise, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(otherwise), milliseconds);
  promised.then(resolve).finally(() => clearTimeout(timer));
  return promise;
}
