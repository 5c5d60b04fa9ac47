import { forgetDraftsOf } from '@kontor/web/draft';
import type { Surroundings } from './open-session.ts';
import { sessionKeys } from './stored-session.ts';

/** A session's browser. Nothing of it is touched before the session starts, so that pages can be made on the server. */
export function browserSurroundings(): Omit<Surroundings, 'api' | 'accounts'> {
  return {
    storage: {
      getItem: readItem,
      setItem: (key, value) => localStorage.setItem(key, value),
      removeItem: (key) => localStorage.removeItem(key),
    },
    alone,
    listen,
    now: Date.now,
    reload: () => location.reload(),
    goTo: (path) => location.assign(path),
    forgetDrafts: forgetDraftsOf,
    report: (error, what) => console.error(what, error),
  };
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Whoever allows us no storage is a visitor.
    return null;
  }
}

/** Milliseconds in which what another tab has stored arrives in this one; browsers promise no moment. */
const arrival = 50;

/** There are no locks outside secure contexts. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return navigator.locks.request('kontor-session', async () => {
    await new Promise((resolve) => setTimeout(resolve, arrival));
    return work();
  });
}

const listen: Surroundings['listen'] = ({ changed, online, shownAgain }) => {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  addEventListener('online', online, { signal });
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || sessionKeys.some((ours) => ours === key)) changed();
    },
    { signal },
  );
  // Timers stand still while a machine sleeps.
  addEventListener('visibilitychange', changed, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && shownAgain(), { signal });
  return () => calledOff.abort();
};
