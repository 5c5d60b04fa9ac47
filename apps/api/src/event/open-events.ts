import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { listen } from '../change/listen.ts';
import type { Changes } from '../change/open-changes.ts';
import { epochMessage, eventChannel, eventMessage, readMessage } from './event-channel.ts';
import { createEventFeed, type EventFeed, type ToldEvent } from './event-feed.ts';

export interface Events extends Pick<EventFeed, 'subscribe' | 'figures'> {
  /** Tells what nobody stores, as that somebody is typing. It may get lost. */
  announce(told: ToldEvent): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  log: FastifyBaseLogger;
  changes: Pick<Changes, 'onChange'>;
  /** The businesses of people, by the people's ids. */
  findBusinesses: (personIDs: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** Hears on a connection of its own what people are to be told live; ids of events mean the same on every instance. */
export async function openEvents({ databaseUrl, log, changes, findBusinesses }: Options): Promise<Events> {
  const feed = createEventFeed(findBusinesses, (error) =>
    log.warn({ err: error }, 'whom readers of events act as could not be read'),
  );
  changes.onChange((change) => {
    if (change === undefined) return feed.renewParties();
    if (change.subject === 'person') feed.renewParties(change.ids.length > 0 ? change.ids : undefined);
  });
  const listening = await listen({
    databaseUrl,
    channel: eventChannel,
    what: 'live events',
    log,
    opening: () => epochMessage(randomUUID()),
    onNotification(payload) {
      const message = readMessage(payload);
      if ('epoch' in message) feed.startEpoch(message.epoch);
      else feed.tell(message);
    },
    onLost: feed.lose,
    onGap: () => undefined,
  });
  return {
    subscribe: feed.subscribe,
    figures: feed.figures,
    announce: (told) => listening.notify([eventMessage(told)]),
    close: listening.stop,
  };
}
