/** Lets so many in at once; others wait in line for a while. */
export interface Gate {
  /** Calls back at once or later: true when there is a place (give it back with `leave`), false when none got free in time. */
  enter(decide: (admitted: boolean) => void): void;
  leave(): void;
  figures(): { underWay: number; waiting: number };
}

export interface GateOptions {
  places: number;
  /** Those who come when so many wait already are refused at once. */
  maxWaiting: number;
  /** Milliseconds one waits; a fifth of it once there has been a line for `lasting`. */
  maxWait: number;
}

interface Waiting {
  since: number;
  decide: (admitted: boolean) => void;
}

const lasting = 1_000;
const hurry = 5;

/**
 * First come, first served: whoever is let in has waited no longer than `maxWait`, so nobody is served after having
 * left. A line that comes of a rush passes; one that lasts means that not all can be served, and then a long wait
 * would help nobody.
 */
export function createGate({ places, maxWaiting, maxWait }: GateOptions): Gate {
  let underWay = 0;
  let line: Waiting[] = [];
  let first = 0;
  let watching = false;
  let lineSince = 0;

  function next(): Waiting | undefined {
    const waiting = line[first];
    if (waiting) first += 1;
    if (first > 1000 || first === line.length) {
      line = line.slice(first);
      first = 0;
    }
    return waiting;
  }

  function maxWaitAt(now: number): number {
    return now - lineSince > lasting ? maxWait / hurry : maxWait;
  }

  function refuseTheLate(): void {
    watching = false;
    const now = performance.now();
    const longest = maxWaitAt(now);
    for (let oldest = line[first]; oldest && oldest.since + longest <= now; oldest = line[first]) {
      next()?.decide(false);
    }
    watchTheOldest(now);
  }

  function watchTheOldest(now: number): void {
    const oldest = line[first];
    if (!oldest || watching) return;
    watching = true;
    setTimeout(refuseTheLate, Math.max(1, oldest.since + maxWaitAt(now) - now)).unref();
  }

  return {
    enter(decide) {
      if (underWay < places) {
        underWay += 1;
        return decide(true);
      }
      if (line.length - first >= maxWaiting) return decide(false);
      const since = performance.now();
      if (first === line.length) lineSince = since;
      line.push({ since, decide });
      watchTheOldest(since);
    },
    leave() {
      const waiting = next();
      if (waiting) return waiting.decide(true);
      underWay -= 1;
    },
    figures: () => ({ underWay, waiting: line.length - first }),
  };
}
