import type { LiveEvent } from '@kontor/contract';
import type { Session } from '../session/open-session.ts';
import { liveEventsOf } from './live-events.ts';
import { oneAtATime } from './one-at-a-time.ts';

interface CountStore<Counts> {
  /** Undefined until they are loaded. */
  current(): Counts | undefined;
  subscribe(listener: () => void): () => void;
}

interface Counted<Counts> {
  load: (session: Session) => Promise<Counts>;
  /** The events after which it is counted again. */
  changedBy: readonly LiveEvent['kind'][];
}

/** Counts of whoever is signed in, as they change; asked for once for all parts of a page that show them. */
export function countStoreOf<Counts>(counted: Counted<Counts>): (session: Session) => CountStore<Counts> {
  const opened = new WeakMap<Session, CountStore<Counts>>();
  return (session) => {
    const store = opened.get(session) ?? openCountStore(session, counted);
    opened.set(session, store);
    return store;
  };
}

function openCountStore<Counts>(
  session: Session,
  { load: ask, changedBy }: Counted<Counts>,
): CountStore<Counts> {
  const listeners = new Set<() => void>();
  let counts: Counts | undefined;
  let stop: (() => void) | undefined;

  const load = oneAtATime(async () => {
    try {
      counts = await ask(session);
    } catch (error) {
      // The last ones stay; the next event asks again.
      console.warn('What is unread could not be counted', error);
      return;
    }
    for (const listener of listeners) listener();
  });

  function start(): () => void {
    const callOff = liveEventsOf(session).subscribe(({ kind }) => {
      if (kind === 'gap' || changedBy.includes(kind)) void load();
    });
    void load();
    return callOff;
  }

  return {
    current: () => counts,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
