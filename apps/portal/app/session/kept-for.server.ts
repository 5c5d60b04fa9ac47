/** The value kept under the key, else what `load` gives. `report` hears when an old value could not be renewed. */
type Kept<Key, Value> = (
  key: Key,
  load: () => Promise<Value>,
  report: (error: unknown, what: string) => void,
) => Promise<Value>;

/**
 * Keeps what is the same for all visitors for some milliseconds. An old value is still handed out while it is asked
 * for anew; when that fails, it stays and the next visit asks again.
 */
export function keptFor<Key, Value>(milliseconds: number): Kept<Key, Value> {
  const kept = new Map<Key, { value: Value; until: number }>();
  const asking = new Map<Key, Promise<Value>>();

  async function ask(key: Key, load: () => Promise<Value>): Promise<Value> {
    try {
      const value = await load();
      kept.set(key, { value, until: Date.now() + milliseconds });
      return value;
    } finally {
      asking.delete(key);
    }
  }

  function askOnce(key: Key, load: () => Promise<Value>): Promise<Value> {
    const running = asking.get(key) ?? ask(key, load);
    asking.set(key, running);
    return running;
  }

  return async (key, load, report) => {
    const known = kept.get(key);
    if (!known) return askOnce(key, load);
    if (known.until < Date.now())
      askOnce(key, load).catch((error) => report(error, 'Reference data are old'));
    return known.value;
  };
}
