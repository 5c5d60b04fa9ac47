import { randomUUID } from 'node:crypto';
import { beatEvery, type Change, readChange } from '@kontor/contract';

/** Takes a message in the format of server-sent events. */
type Send = (message: string) => void;

export interface ChangeFeed {
  /** Tells every subscriber a change: "business 7fb… 1c2…". */
  announce(change: string): void;
  /** Changes may have passed unheard. */
  announceGap(): void;
  /** Tells that all changes up to now were told. */
  beat(): void;
  /** Whether all changes up to a moment ago were told. */
  hears(): boolean;
  /** `listener` gets each change in this process, or undefined when anything may have changed. */
  onChange(listener: (change: Change | undefined) => void): void;
  /** Sends what came after the message of that id, or that there may be a gap; then all that comes, until it is called off. */
  subscribe(send: Send, lastId: string | undefined): () => void;
}

const maxRecent = 1_000;
/** So long after the last beat it is no longer known whether something changed. */
const sureFor = 3 * beatEvery;

/** Numbers changes and keeps the latest, so that a subscriber whose connection was cut can go on without a gap. */
export function createChangeFeed(): ChangeFeed {
  // Numbers count from the start of this process: those of another one mean nothing here.
  const process = randomUUID();
  const recent: { number: number; message: string }[] = [];
  const subscribers = new Set<Send>();
  const listeners: ((change: Change | undefined) => void)[] = [];
  let beatAt = Number.NEGATIVE_INFINITY;
  let number = 0;
  const idNow = () => `${process}.${number}`;
  const gapNow = () => `id: ${idNow()}\nevent: gap\ndata: gap\n\n`;
  const beatNow = () => `id: ${idNow()}\nevent: beat\ndata: beat\n\n`;

  function tell(message: string): void {
    for (const send of subscribers) send(message);
  }

  function tellHere(change: Change | undefined): void {
    for (const listener of listeners) listener(change);
  }

  function after(lastId: string | undefined): string[] | undefined {
    const [of, last] = lastId?.split('.') ?? [];
    const known = Number(last);
    if (of !== process || !Number.isInteger(known) || known > number) return undefined;
    if (known < number - recent.length) return undefined;
    return recent.filter((each) => each.number > known).map(({ message }) => message);
  }

  return {
    announce(change) {
      number += 1;
      const message = `id: ${idNow()}\ndata: ${change}\n\n`;
      recent.push({ number, message });
      if (recent.length > maxRecent) recent.shift();
      tellHere(readChange(change));
      tell(message);
    },
    announceGap() {
      number += 1;
      recent.length = 0;
      tellHere(undefined);
      tell(gapNow());
    },
    beat() {
      beatAt = performance.now();
      tell(beatNow());
    },
    hears: () => performance.now() - beatAt < sureFor,
    onChange: (listener) => void listeners.push(listener),
    subscribe(send, lastId) {
      const missed = after(lastId) ?? [gapNow()];
      if (missed.length > 0) send(missed.join(''));
      subscribers.add(send);
      return () => subscribers.delete(send);
    },
  };
}
