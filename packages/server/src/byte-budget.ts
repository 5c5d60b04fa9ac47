/** What one body holds of a budget. */
export interface BodyHold {
  /** Counts bytes that have arrived. @returns false when there is no room for them: everything is given back then */
  take(bytes: number): boolean;
  /** The body is whole: it is no longer one of the unfinished bodies of its sender, and still holds its bytes. */
  complete(): void;
  /** Gives everything back; further calls do nothing. */
  release(): void;
}

/** A bound on the bytes of what is being received, for all who send together and for each of them. */
export interface ByteBudget {
  /** @returns what counts the bytes of a body, undefined when its sender has too many unfinished ones */
  begin(sender: string): BodyHold | undefined;
  /** Bytes that are held at the moment. */
  held(): number;
}

export interface ByteBudgetOptions {
  /** Bytes for all. */
  total: number;
  /** Bytes for one sender, so that nobody takes all of it. */
  each: number;
  /** Bodies of one sender that may have begun and not ended. */
  unfinished: number;
}

interface Sender {
  bytes: number;
  unfinished: number;
  /** Bodies that have begun and were not released. */
  bodies: number;
}

/** Bytes count as they arrive, never as they are announced: an announcement costs its sender nothing. */
export function createByteBudget({ total, each, unfinished }: ByteBudgetOptions): ByteBudget {
  const senders = new Map<string, Sender>();
  let held = 0;

  function hold(name: string, sender: Sender): BodyHold {
    let own = 0;
    let isUnfinished = true;
    let isReleased = false;
    sender.bodies += 1;
    sender.unfinished += 1;

    function complete(): void {
      if (!isUnfinished) return;
      isUnfinished = false;
      sender.unfinished -= 1;
    }

    function release(): void {
      if (isReleased) return;
      isReleased = true;
      complete();
      held -= own;
      sender.bytes -= own;
      sender.bodies -= 1;
      if (sender.bodies === 0) senders.delete(name);
    }

    return {
      take(bytes) {
        if (isReleased) return false;
        if (held + bytes > total || sender.bytes + bytes > each) {
          // At once, so that many that grow together are not all refused for each other's bytes.
          release();
          return false;
        }
        held += bytes;
        sender.bytes += bytes;
        own += bytes;
        return true;
      },
      complete,
      release,
    };
  }

  return {
    begin(name) {
      const sender = senders.get(name) ?? { bytes: 0, unfinished: 0, bodies: 0 };
      if (sender.unfinished >= unfinished) return undefined;
      senders.set(name, sender);
      return hold(name, sender);
    },
    held: () => held,
  };
}
