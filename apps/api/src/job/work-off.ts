import { createFailureLog } from '@kontor/server';
import type { FastifyBaseLogger } from 'fastify';
import { type Listening, listen } from '../change/listen.ts';

interface Work {
  databaseUrl: string;
  log: FastifyBaseLogger;
  /** The channel on which workers hear that there is something to do. */
  channel: string;
  /** What is worked off, for the database's list of connections and for log lines. */
  what: string;
  /** Does the next of what waits. @returns whether there was one */
  next: () => Promise<boolean>;
}

/** Milliseconds after which a worker looks for what it was not told of, and for what another one left. */
const lookEvery = 15_000;

/**
 * Works off what comes, one after the other: a worker hears of each, and looks by itself now and then, so that none is left
 * by one that was killed. @returns what ends it, when the one at hand is done
 */
export async function workOff({ databaseUrl, log, channel, what, next }: Work): Promise<() => Promise<void>> {
  let stopped = false;
  let again = false;
  let working: Promise<void> | undefined;
  const noteFailure = createFailureLog(log);

  async function workAll(): Promise<void> {
    do {
      again = false;
      while (!stopped && (await next()));
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    working ??= workAll()
      .catch((error: unknown) => noteFailure(`The work on ${what} failed`, error))
      .finally(() => {
        working = undefined;
      });
  }

  const timer = setInterval(wake, lookEvery);
  const listening: Listening = await listen({
    databaseUrl,
    channel,
    what,
    log,
    onNotification: wake,
    onGap: wake,
  });
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await listening.stop();
    await working;
  };
}
