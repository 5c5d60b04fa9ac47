/** The latest changes in the order in which they were heard, by ids that mean the same on every instance. */
export interface RecentChanges<Message> {
  /** Changes are numbered from 0 again, under the epoch's name. */
  startEpoch(epoch: string): void;
  /** Adds a change as `messageOf` writes it for readers, or one that no reader is told. */
  add(messageOf?: (id: string) => Message): Message | undefined;
  /** The id of what was heard last; undefined before the first epoch, when numbers mean nothing elsewhere. */
  latestId(): string | undefined;
  /** Whether that id is known here: it was heard, and not too many after it. */
  has(id: string): boolean;
  /** What came after that id; undefined when the id is not known here. */
  after(id: string): Message[] | undefined;
  /** What comes next does not follow what was added before. */
  clear(): void;
}

interface Entry<Message> {
  id: string;
  message: Message | undefined;
}

/**
 * PostgreSQL hands everything said on a channel to all who listen, in the same order. An epoch is said on the channel like
 * any change, so whoever heard it gives what follows the same ids: `<epoch>.<number>`.
 */
export function createRecentChanges<Message>(maximum: number): RecentChanges<Message> {
  const entries: Entry<Message>[] = [];
  let epoch: string | undefined;
  let number = 0;
  const latestId = () => (epoch === undefined ? undefined : `${epoch}.${number}`);

  // What is asked for is mostly the last one.
  const placeOf = (id: string) => entries.findLastIndex((entry) => entry.id === id);

  function push(messageOf?: (id: string) => Message): Message | undefined {
    const id = latestId();
    if (id === undefined) return undefined;
    const message = messageOf?.(id);
    entries.push({ id, message });
    if (entries.length > maximum) entries.shift();
    return message;
  }

  return {
    startEpoch(name) {
      epoch = name;
      number = 0;
      push();
    },
    add(messageOf) {
      number += 1;
      return push(messageOf);
    },
    latestId,
    has: (id) => placeOf(id) >= 0,
    after(id) {
      const known = placeOf(id);
      if (known < 0) return undefined;
      return entries.slice(known + 1).flatMap(({ message }) => message ?? []);
    },
    clear() {
      epoch = undefined;
      entries.length = 0;
    },
  };
}
