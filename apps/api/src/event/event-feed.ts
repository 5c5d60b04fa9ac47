import type { LiveEvent } from '@kontor/contract';
import { createRecentChanges } from '../change/recent-changes.ts';

/** Takes a message in the format of server-sent events. */
type Send = (message: string) => void;

/** Finds whom people act as: themselves and their businesses, by their ids. */
type FindParties = (personIDs: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

interface Reader {
  personID: string;
  /** What it hears of. */
  parties: ReadonlySet<string>;
  send: Send;
  end: () => void;
  /** Set while it is asked whom it acts as: nothing is sent meanwhile, and all that came since this event (if any) afterwards. */
  asking: { since: string | undefined } | undefined;
}

/** An event and the parties it is for. */
export interface ToldEvent {
  to: readonly string[];
  event: LiveEvent;
}

/** What was heard on the channel, told to whoever it is for. */
export interface EventFeed {
  /** What follows is numbered under this name. */
  startEpoch(name: string): void;
  tell(told: ToldEvent): void;
  /** Nothing is heard any more: all readers may miss something. */
  lose(): void;
  /** These people may act for other businesses than before; without ids anybody may. */
  renewParties(personIDs?: readonly string[]): void;
  /**
   * Sends what came after the event of that id, or that there may be a gap; then all that comes, until it is called off. `end` is
   * called when it cannot be told what to send.
   */
  subscribe(personID: string, reader: Pick<Reader, 'send' | 'end'>, lastID: string | undefined): () => void;
  figures(): { readers: number };
}

interface Entry extends ToldEvent {
  message: string;
}

const maximumRecent = 20_000;

export function createEventFeed(findParties: FindParties, onError: (error: unknown) => void): EventFeed {
  const recent = createRecentChanges<Entry>(maximumRecent);
  const readers = new Set<Reader>();
  const byParty = new Map<string, Set<Reader>>();

  function listen(reader: Reader, parties: ReadonlySet<string>): void {
    for (const id of reader.parties) {
      const others = byParty.get(id);
      others?.delete(reader);
      if (others?.size === 0) byParty.delete(id);
    }
    reader.parties = parties;
    for (const id of parties) {
      const others = byParty.get(id) ?? new Set();
      byParty.set(id, others.add(reader));
    }
  }

  function gap(): string {
    const id = recent.latestId();
    return `${id ? `id: ${id}\n` : ''}data: ${JSON.stringify({ kind: 'gap' } satisfies LiveEvent)}\n\n`;
  }

  /** Asks whom readers act as. Who is asked for again meanwhile is answered by the last question. */
  function ask(some: readonly Reader[], sinceOf: (reader: Reader) => string | undefined): void {
    const questions = new Map(
      some.map((reader) => {
        const asking = { since: reader.asking ? reader.asking.since : sinceOf(reader) };
        reader.asking = asking;
        return [reader, asking] as const;
      }),
    );
    const isOpen = (reader: Reader) => readers.has(reader) && reader.asking === questions.get(reader);
    findParties([...new Set(some.map(({ personID }) => personID))]).then(
      (found) => {
        for (const reader of some.filter(isOpen))
          goOn(reader, new Set([reader.personID, ...(found.get(reader.personID) ?? [])]));
      },
      (error) => {
        onError(error);
        for (const reader of some.filter(isOpen)) reader.end();
      },
    );
  }

  function goOn(reader: Reader, parties: ReadonlySet<string>): void {
    const { since } = reader.asking ?? {};
    reader.asking = undefined;
    const isOther = reader.parties.size > 0 && reader.parties.symmetricDifference(parties).size > 0;
    listen(reader, parties);
    const missed = since === undefined || isOther ? undefined : recent.after(since);
    if (!missed) reader.send(gap());
    else for (const { to, message } of missed) if (to.some((id) => parties.has(id))) reader.send(message);
  }

  return {
    startEpoch(name) {
      const isFirst = recent.latestId() === undefined;
      recent.startEpoch(name);
      if (isFirst) for (const reader of readers) if (!reader.asking) reader.send(gap());
    },
    tell(told) {
      const entry = recent.add((id) => ({
        ...told,
        message: `id: ${id}\ndata: ${JSON.stringify(told.event)}\n\n`,
      }));
      if (!entry) return;
      const heard = new Set(entry.to.flatMap((id) => [...(byParty.get(id) ?? [])]));
      for (const reader of heard) if (!reader.asking) reader.send(entry.message);
    },
    lose: () => recent.clear(),
    renewParties(personIDs) {
      const some = [...readers].filter(({ personID }) => personIDs?.includes(personID) ?? true);
      if (some.length > 0) ask(some, () => recent.latestId());
    },
    subscribe(personID, { send, end }, lastID) {
      const reader: Reader = { personID, parties: new Set(), send, end, asking: undefined };
      readers.add(reader);
      ask([reader], () => lastID);
      return () => {
        readers.delete(reader);
        listen(reader, new Set());
      };
    },
    figures: () => ({ readers: readers.size }),
  };
}
