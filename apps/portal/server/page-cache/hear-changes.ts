import { setTimeout as pause } from 'node:timers/promises';
import { beatEvery, type Change, changesPath, internalTokenHeader, readChange } from '@kontor/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Where it is heard what changed. */
export interface ChangeSource {
  /** Whether all changes older than a second were heard. */
  hears(): boolean;
  /** The id of the last change that was heard; undefined before the first. */
  lastId(): string | undefined;
  /** `listener` gets each change, or undefined when anything may have changed. */
  onChange(listener: (change: Change | undefined) => void): void;
  close(): Promise<void>;
}

interface HearOptions {
  /** Where the api is reached inside the network. */
  apiUrl: string;
  /** The internal token. */
  token: string;
  log: { info(message: string): void; warn(fields: object, message: string): void };
}

/** So long after the last beat it is no longer known whether something changed. */
const sureFor = 3 * beatEvery;
/** A connection silent for so long is opened again. */
const timeout = 3_000;
const again = 250;
/** The api may be restarting; after so long without it somebody should look. */
const tellAfter = 10_000;
/** Whoever starts everything at once starts the api, too: until it was there for the first time it is given longer. */
const tellAtStartAfter = 60_000;

/**
 * Listens to the api's stream of changes. A stream that was cut goes on where it was; when that cannot be, anything may
 * have changed.
 */
export function hearChanges({ apiUrl, token, log }: HearOptions): ChangeSource {
  const listeners: ((change: Change | undefined) => void)[] = [];
  const closing = new AbortController();
  let lastId: string | undefined;
  let stands = false;
  let heardAt = performance.now();
  let hasStood = false;
  let told: 'nothing' | 'waiting' | 'trouble' = 'nothing';

  function tell(change: Change | undefined): void {
    for (const listener of listeners) listener(change);
  }

  function take({ event, data, id }: { event?: string | undefined; data: string; id?: string | undefined }) {
    heardAt = performance.now();
    if (id) lastId = id;
    if (event !== 'beat') return tell(event === 'gap' ? undefined : readChange(data));
    if (!stands) log.info('Changes are heard: pages are cached.');
    stands = true;
    hasStood = true;
    told = 'nothing';
  }

  function tellTrouble(error: unknown): void {
    const silence = performance.now() - heardAt;
    if (told === 'trouble' || closing.signal.aborted || silence < tellAfter) return;
    if (hasStood || silence >= tellAtStartAfter) {
      told = 'trouble';
      log.warn({ err: error }, 'Changes are not heard: each page is rendered again.');
    } else if (told === 'nothing') {
      told = 'waiting';
      log.info('The api has not started yet: until it has, each page is rendered again.');
    }
  }

  async function hearOnce(): Promise<void> {
    const silence = new AbortController();
    const watch = setTimeout(() => silence.abort(new Error('The stream of changes is silent.')), timeout);
    try {
      const response = await fetch(apiUrl + changesPath, {
        // The token is for the api alone.
        redirect: 'error',
        headers: {
          ...(lastId ? { 'last-event-id': lastId } : {}),
          [internalTokenHeader]: token,
        },
        signal: AbortSignal.any([closing.signal, silence.signal]),
      });
      if (!response.ok || !response.body) throw new Error(`The api answered ${response.status}.`);
      const events = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream());
      for await (const event of events) {
        watch.refresh();
        take(event);
      }
      throw new Error('The api ended the stream of changes.');
    } finally {
      clearTimeout(watch);
    }
  }

  async function hear(): Promise<void> {
    while (!closing.signal.aborted) {
      await hearOnce().catch(tellTrouble);
      stands = false;
      await pause(again, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const heard = hear();
  return {
    hears: () => stands && performance.now() - heardAt < sureFor,
    lastId: () => lastId,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      closing.abort();
      await heard;
    },
  };
}
