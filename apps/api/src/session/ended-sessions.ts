import { createClient, internalTokenHeader, listRevocations } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { FastifyBaseLogger } from 'fastify';

export interface EndedSessions {
  has(sessionID: string): boolean;
  /** Calls `listener` when the session is heard to have ended, until it is called off. */
  onEnd(sessionID: string, listener: () => void): () => void;
  /** Resolves when the list was read at least once. @throws Unavailable */
  known(): Promise<void>;
  close(): void;
}

interface Options {
  accountsUrl: string;
  internalToken: string;
  log: FastifyBaseLogger;
  /** Milliseconds from one question to the next. */
  every: number;
  /** Called with each session that is heard to have ended. */
  heard: (sessionID: string) => void;
}

const soon = 500;
const timeout = 5_000;
/** So long one of them may restart. */
const worthTelling = 10_000;
/** So long services that start together wait for each other, with all that a first start makes ready. */
const worthTellingAtStart = 60_000;
/** Longer than an access token lives, whatever the clocks say. */
const retention = 30 * 60_000;

/**
 * Sessions the account service has ended though tokens of theirs have not expired. It is asked over and over; when it does
 * not answer, what is known stays, and tokens go on to be valid until they expire.
 */
export function hearEndedSessions({ accountsUrl, internalToken, log, every, heard }: Options): EndedSessions {
  const ask = createClient({
    baseUrl: accountsUrl,
    headers: { [internalTokenHeader]: internalToken },
  });
  const heardAt = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  const closed = new AbortController();
  let since: string | undefined;
  let failingSince: number | undefined;
  let told = false;
  let timer: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(timeout)]);
    const { revocations, next } = await ask(listRevocations, { query: { since } }, { signal });
    const now = performance.now();
    for (const { family } of revocations) {
      heardAt.set(family, now);
      for (const listener of listeners.get(family) ?? []) listener();
      heard(family);
    }
    for (const [sid, at] of heardAt) if (now - at > retention) heardAt.delete(sid);
    since = next;
  }

  async function readOn(): Promise<void> {
    try {
      await read();
      if (told) log.info('The account service tells of ended sessions again');
      failingSince = undefined;
      told = false;
    } catch (error) {
      if (closed.signal.aborted) return;
      noteFailure(error);
    }
    if (closed.signal.aborted) return;
    timer = setTimeout(() => {
      reading = readOn();
    }, nextIn());
    timer.unref();
  }

  function noteFailure(error: unknown): void {
    failingSince ??= performance.now();
    const tellAfter = since === undefined ? worthTellingAtStart : worthTelling;
    if (told || performance.now() - failingSince < tellAfter) return;
    log.warn({ err: error }, 'The account service does not tell of ended sessions');
    told = true;
  }

  function nextIn(): number {
    return since === undefined ? Math.min(soon, every) : every;
  }

  let reading = readOn();
  return {
    has: (sessionID) => heardAt.has(sessionID),
    onEnd(sessionID, listener) {
      const others = listeners.get(sessionID) ?? new Set();
      listeners.set(sessionID, others.add(listener));
      return () => {
        others.delete(listener);
        if (others.size === 0 && listeners.get(sessionID) === others) listeners.delete(sessionID);
      };
    },
    async known() {
      if (since === undefined) await reading;
      if (since === undefined)
        throw new KontorError('Unavailable', 'Sessions cannot be checked at the moment.', { retryAfter: 1 });
    },
    close() {
      closed.abort();
      clearTimeout(timer);
    },
  };
}
