const minute = 60_000;
const deathsAllowed = 5;
const firstDelay = 50;
const longestDelay = 5000;

export interface RestartBudget {
  /** Milliseconds to wait before the next start; undefined when it has died too often. */
  next(now?: number): number | undefined;
}

/** Starts again at once after a single death, ever slower after many, and not at all after five within a minute. */
export function createRestartBudget(): RestartBudget {
  let deaths: number[] = [];
  return {
    next(now = performance.now()) {
      deaths = [...deaths.filter((time) => now - time < minute), now];
      if (deaths.length >= deathsAllowed) return undefined;
      return Math.min(longestDelay, firstDelay * 4 ** (deaths.length - 1));
    },
  };
}
