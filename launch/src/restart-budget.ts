const minute = 60_000;
const firstDelay = 50;
const longestDelay = 5000;
/** Milliseconds of work after which a death is a single one again, and no part of a series. */
const steadyAfter = 1_000;

/** Deaths within a minute from which on a person should hear of it. */
export const manyDeaths = 5;

interface Restart {
  /** Milliseconds to wait before the next start. */
  delay: number;
  /** Deaths within the last minute, this one included. */
  deaths: number;
}

export interface RestartBudget {
  /** Takes note of a death. `worked`: milliseconds since the process had said that it does its work, 0 when it never did. */
  next(worked: number): Restart;
}

/**
 * When to start again: at once after a process that did its work, ever slower (up to 5 s) while it dies at once or never
 * gets to it. It goes on for good: what keeps a process from starting, such as a full disk, may pass.
 * `now` is a monotonic clock in milliseconds.
 */
export function createRestartBudget(now: () => number = () => performance.now()): RestartBudget {
  let inSeries = 0;
  let deaths: number[] = [];
  return {
    next(worked) {
      const time = now();
      deaths = [...deaths.filter((before) => time - before < minute), time];
      inSeries = worked >= steadyAfter ? 1 : inSeries + 1;
      const delay = Math.min(longestDelay, firstDelay * 4 ** Math.min(inSeries - 1, 10));
      return { delay, deaths: deaths.length };
    },
  };
}
