import { hearEvents, type LiveEvent, sessionHeader, signOfLifeEvery } from '@kontor/contract';
import type { Session } from '../session/open-session.ts';
import { type HeardEvent, readEvents } from './read-events.ts';
import { longestPause, retryPause } from './retry-pause.ts';

/** What is told live to whoever is signed in. */
export interface LiveEvents {
  /** Calls with each event, until it is called off. Of `gap` follows that anything may have changed. */
  subscribe(listener: (event: LiveEvent) => void): () => void;
}

/** The tab that holds the lock reads for all tabs of the browser. */
const lock = 'kontor-events';
const channelName = 'kontor-events';
/** A connection can be dead without anybody being told: then there are no signs of life any more. */
const maximumSilence = 2.5 * signOfLifeEvery;
const gap: HeardEvent = { id: undefined, event: { kind: 'gap' } };

const opened = new WeakMap<Session, LiveEvents>();

/** The events of a session: one stream for all that hear of them, in all tabs, for as long as somebody does. */
export function liveEventsOf(session: Session): LiveEvents {
  const events = opened.get(session) ?? openLiveEvents(session);
  opened.set(session, events);
  return events;
}

function openLiveEvents(session: Session): LiveEvents {
  const listeners = new Set<(event: LiveEvent) => void>();
  let leave: (() => void) | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      leave ??= hear(session, ({ event }) => {
        for (const each of listeners) each(event);
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = undefined;
      };
    },
  };
}

/** Hears what this tab or another one reads. @returns what ends it */
function hear(session: Session, onHeard: (heard: HeardEvent) => void): () => void {
  const left = new AbortController();
  const { signal } = left;
  const channel = new BroadcastChannel(channelName);
  let lastID: string | undefined;
  function take(heard: HeardEvent): void {
    lastID = heard.id ?? lastID;
    onHeard(heard);
  }
  channel.onmessage = ({ data }: MessageEvent<HeardEvent>) => take(data);
  const tell = (heard: HeardEvent) => {
    channel.postMessage(heard);
    take(heard);
  };
  const read = () => readForEver(session, () => lastID, tell, signal);
  // Without locks each tab reads for itself: what another one reads as well is told twice, which changes nothing.
  const reading = navigator.locks ? navigator.locks.request(lock, { signal }, read) : read();
  reading.catch((error: unknown) => {
    if (!signal.aborted) console.error('Nothing is told live', error);
  });
  // A tab that was set aside heard nothing meanwhile, and what was asked for because of an event failed while offline.
  addEventListener('pageshow', ({ persisted }) => persisted && take(gap), { signal });
  addEventListener('online', () => take(gap), { signal });
  return () => {
    left.abort();
    channel.close();
  };
}

/** Begins the stream again whenever it ends. Where it cannot be held, everything is asked for anew every now and then. */
async function readForEver(
  session: Session,
  lastID: () => string | undefined,
  tell: (heard: HeardEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await readOnce(session, lastID(), signal, (heard) => {
        failures = 0;
        tell(heard);
      });
      // One that ended at once, again and again, is none.
      failures = Math.max(1, failures);
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      console.info('The stream of events was cut off', error);
    }
    const pause = retryPause(failures);
    await waitFor(pause, signal);
    if (pause >= longestPause && !signal.aborted) tell(gap);
  }
}

async function readOnce(
  session: Session,
  after: string | undefined,
  signal: AbortSignal,
  onEvent: (heard: HeardEvent) => void,
): Promise<void> {
  // What was open before the browser was offline may be dead.
  const renewed = new AbortController();
  addEventListener('online', () => renewed.abort(), { signal: renewed.signal });
  const either = AbortSignal.any([signal, renewed.signal]);
  const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`;
  const answer = await session.request(
    (token) =>
      fetch(`/api/v1/${hearEvents.path}${query}`, {
        headers: token === undefined ? {} : { [sessionHeader]: token },
        signal: either,
      }),
    false,
  );
  if (!answer.ok || !answer.body) throw new Error(`Events were answered with ${answer.status}`);
  await readEvents(answer.body, onEvent, maximumSilence);
}

/** So long, or until the browser is online again. */
function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}
