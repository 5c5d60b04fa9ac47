import { beatEvery, type Change, readChange } from '@kontor/contract';
import { createRecentChanges } from './recent-changes.ts';

/** Takes a message in the format of server-sent events. */
type Send = (message: string) => void;

/** What was heard on the channel, told to listeners in this process and to subscribers of the stream. */
export interface ChangeFeed {
  /** What follows is numbered under this name. The first after `lose` tells that changes may have passed unheard. */
  startEpoch(name: string): void;
  /** Tells a change: "business 7fb… 1c2…". */
  tell(change: string): void;
  /** Something was heard that nobody is told. */
  skip(): void;
  /** Tells that all changes up to now were told. */
  beat(): void;
  /** Nothing is heard any more; what was heard before says nothing of what comes after. */
  lose(): void;
  /** Tells the listeners in this process that anything may have changed. */
  suspectAll(): void;
  /** Whether all changes up to a moment ago were told. */
  hears(): boolean;
  /** Whether the change of that id was told here, too. */
  hasTold(id: string): boolean;
  /** `listener` gets each change in this process, or undefined when anything may have changed. */
  onChange(listener: (change: Change | undefined) => void): void;
  /** Sends what came after the message of that id, or that there may be a gap; then all that comes, until it is called off. */
  subscribe(send: Send, lastId: string | undefined): () => void;
}

const maximumRecent = 1_000;
/** So long after the last beat it is no longer known whether something changed. */
const sureFor = 3 * beatEvery;

/**
 * @param catchUp resolves when everything that any instance heard before was heard here; rejects while nothing is heard. An
 * instance may be behind the one a subscriber comes from.
 */
export function createChangeFeed(catchUp: () => Promise<void>): ChangeFeed {
  const recent = createRecentChanges<string>(maximumRecent);
  const subscribers = new Set<Send>();
  const listeners: ((change: Change | undefined) => void)[] = [];
  let beatAt = Number.NEGATIVE_INFINITY;

  function send(message: string | undefined): void {
    // Before the first epoch there are no ids: all that is heard then is in the gap told at its start.
    if (message !== undefined) for (const subscriber of subscribers) subscriber(message);
  }

  function event(name: 'gap' | 'beat'): string | undefined {
    const id = recent.latestId();
    return id && `id: ${id}\nevent: ${name}\ndata: ${name}\n\n`;
  }

  function tellHere(change: Change | undefined): void {
    for (const listener of listeners) listener(change);
  }

  return {
    startEpoch(name) {
      const isFirst = recent.latestId() === undefined;
      recent.startEpoch(name);
      if (!isFirst) return;
      tellHere(undefined);
      send(event('gap'));
    },
    tell(change) {
      const message = recent.add((id) => `id: ${id}\ndata: ${change}\n\n`);
      tellHere(readChange(change));
      send(message);
    },
    skip: () => void recent.add(),
    beat() {
      beatAt = performance.now();
      send(event('beat'));
    },
    lose() {
      recent.clear();
      beatAt = Number.NEGATIVE_INFINITY;
    },
    suspectAll: () => tellHere(undefined),
    hears: () => performance.now() - beatAt < sureFor,
    hasTold: recent.has,
    onChange: (listener) => void listeners.push(listener),
    subscribe(subscriber, lastId) {
      let hasLeft = false;
      function join(): void {
        if (hasLeft) return;
        const missed = (lastId && recent.after(lastId)?.join('')) ?? event('gap');
        if (missed) subscriber(missed);
        subscribers.add(subscriber);
      }
      // Who cannot catch up will be told of a gap when it hears again.
      if (lastId === undefined || recent.has(lastId)) join();
      else catchUp().then(join, join);
      return () => {
        hasLeft = true;
        subscribers.delete(subscriber);
      };
    },
  };
}
