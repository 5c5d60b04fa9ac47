interface Options {
  /** Whether changes are heard of as they happen; else a kept value is good for a second. */
  hearsChanges: () => boolean;
  /** Hears when an old value could not be renewed. */
  report: (error: unknown, what: string) => void;
}

interface Kept<Key, Value> {
  /** The value kept under the key, else what `load` gives; visits that come together ask once. */
  get(key: Key, load: () => Promise<Value>, options: Options): Promise<Value>;
  /** What is kept has changed. */
  forget(): void;
}

const second = 1_000;

/** Keeps what is the same for all visitors. Where it can not be asked for anew, the old value stays. */
export function keep<Key, Value>(): Kept<Key, Value> {
  let kept = new Map<Key, { value: Value; askedAt: number }>();
  let asking = new Map<Key, Promise<Value>>();

  async function ask(key: Key, load: () => Promise<Value>): Promise<Value> {
    // What is asked for before a change is not kept after it.
    const [keptNow, askingNow] = [kept, asking];
    const askedAt = performance.now();
    try {
      const value = await load();
      keptNow.set(key, { value, askedAt });
      return value;
    } finally {
      askingNow.delete(key);
    }
  }

  function askOnce(key: Key, load: () => Promise<Value>): Promise<Value> {
    const running = asking.get(key) ?? ask(key, load);
    asking.set(key, running);
    return running;
  }

  return {
    async get(key, load, { hearsChanges, report }) {
      const known = kept.get(key);
      if (!known) return askOnce(key, load);
      if (hearsChanges() || performance.now() - known.askedAt < second) return known.value;
      return askOnce(key, load).catch((error: unknown) => {
        report(error, 'Reference data are old');
        return known.value;
      });
    },
    forget() {
      kept = new Map();
      asking = new Map();
    },
  };
}
