import type { Logger } from './log.ts';

/** Milliseconds in which the same failure is logged once. */
const quietFor = 60_000;

/** Logs that something failed that is tried again. */
export type FailureLog = (what: string, error: unknown) => void;

/**
 * For what is tried again every second or so: the same failure (by what failed and its code) is logged once a minute, with
 * how often it happened since, so that a database that is away for an hour does not fill the log.
 * @param now a monotonic clock in milliseconds
 */
export function createFailureLog(
  log: Pick<Logger, 'error'>,
  now: () => number = () => performance.now(),
): FailureLog {
  const logged = new Map<string, { at: number; since: number }>();
  return (what, error) => {
    const key = `${what} ${codeOf(error)}`;
    const last = logged.get(key);
    if (last && now() - last.at < quietFor) {
      last.since += 1;
      return;
    }
    logged.set(key, { at: now(), since: 0 });
    log.error({ err: error, ...(last?.since ? { alsoBefore: last.since } : {}) }, what);
  };
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { code, message } = error as { code?: unknown; message?: unknown };
  return String(code ?? message);
}
