/** What one body holds of a budget. */
export interface BodyHold {
  /** Counts bytes that have arrived. @returns false when there is no room for them: everything is given back then */
  take(bytes: number): boolean;
  /** The body is whole: it is no longer one of the unfinished bodies of its sender, and still holds its bytes. */
  complete(): void;
  /** Gives everything back; further calls do nothing. */
  release(): void;
}

/** The sender's side of a body, as the budget has to know it. */
export interface BodySource {
  /** We do not read at the moment: what does not arrive meanwhile is not the sender's fault. */
  isPaused(): boolean;
  /** It arrives too slowly: everything was given back. */
  onTooSlow(): void;
}

/** A bound on the bytes of what is being received, for all who send together and for each of them. */
export interface ByteBudget {
  /**
   * @param source told when the body arrives too slowly; without it nobody is
   * @returns what counts the bytes of a body, undefined when its sender has too many unfinished ones
   */
  begin(sender: string, source?: BodySource): BodyHold | undefined;
  /**
   * Counts time against unfinished bodies. One has 5 s to begin with; each 8 KB that arrive earn a second, up to 5 s again. Who
   * has none left holds nothing any more.
   * @param milliseconds since the last time
   */
  passTime(milliseconds: number): void;
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

/** Bytes a second in which an unfinished body has to arrive, and milliseconds in which nothing of it need. */
const minimumRate = 8 * 1024;
const grace = 5_000;

interface Sender {
  bytes: number;
  unfinished: number;
  /** Bodies that have begun and were not released. */
  bodies: number;
}

/** Bytes count as they arrive, never as they are announced: an announcement costs its sender nothing. */
export function createByteBudget({ total, each, unfinished }: ByteBudgetOptions): ByteBudget {
  const senders = new Map<string, Sender>();
  /** What counts time against each unfinished body. */
  const unfinishedBodies = new Set<(milliseconds: number) => void>();
  let held = 0;

  function hold(name: string, sender: Sender, source?: BodySource): BodyHold {
    let own = 0;
    let timeLeft = grace;
    let isUnfinished = true;
    let isReleased = false;
    sender.bodies += 1;
    sender.unfinished += 1;
    unfinishedBodies.add(passTime);

    function passTime(milliseconds: number): void {
      if (!source || source.isPaused()) return;
      timeLeft -= milliseconds;
      if (timeLeft > 0) return;
      release();
      source.onTooSlow();
    }

    function complete(): void {
      if (!isUnfinished) return;
      isUnfinished = false;
      sender.unfinished -= 1;
      unfinishedBodies.delete(passTime);
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
        timeLeft = Math.min(grace, timeLeft + (bytes / minimumRate) * 1_000);
        return true;
      },
      complete,
      release,
    };
  }

  return {
    begin(name, source) {
      const sender = senders.get(name) ?? { bytes: 0, unfinished: 0, bodies: 0 };
      if (sender.unfinished >= unfinished) return undefined;
      senders.set(name, sender);
      return hold(name, sender, source);
    },
    passTime(milliseconds) {
      for (const passTime of [...unfinishedBodies]) passTime(milliseconds);
    },
    held: () => held,
  };
}
