import { randomUUID } from 'node:crypto';

/** Takes a message in the format of server-sent events. */
type Send = (message: string) => void;

export interface ChangeFeed {
  /** Tells every subscriber a change: "business 7fb… 1c2…". */
  announce(change: string): void;
  /** Changes may have passed unheard. */
  announceGap(): void;
  /** Tells that all changes up to now were told. */
  beat(): void;
  /** Sends what came after the message of that id, or that there may be a gap; then all that comes, until it is called off. */
  subscribe(send: Send, lastId: string | undefined): () => void;
}

const mostRecent = 1_000;

/** Numbers changes and keeps the latest, so that a subscriber whose connection was cut can go on without a gap. */
export function createChangeFeed(): ChangeFeed {
  // Numbers count from the start of this process: those of another one mean nothing here.
  const process = randomUUID();
  const recent: { number: number; message: string }[] = [];
  const subscribers = new Set<Send>();
  let number = 0;
  const idNow = () => `${process}.${number}`;
  const gapNow = () => `id: ${idNow()}\nevent: gap\ndata: gap\n\n`;
  const beatNow = () => `id: ${idNow()}\nevent: beat\ndata: beat\n\n`;

  function tell(message: string): void {
    for (const send of subscribers) send(message);
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
      if (recent.length > mostRecent) recent.shift();
      tell(message);
    },
    announceGap() {
      number += 1;
      recent.length = 0;
      tell(gapNow());
    },
    beat: () => tell(beatNow()),
    subscribe(send, lastId) {
      const missed = after(lastId) ?? [gapNow()];
      if (missed.length > 0) send(missed.join(''));
      subscribers.add(send);
      return () => subscribers.delete(send);
    },
  };
}
