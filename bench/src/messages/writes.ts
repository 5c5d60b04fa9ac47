import { withConnection } from '@kontor/database';
import type { Conversation } from '../load/conversations.ts';
import { createSender } from '../load/send-as.ts';
import { measureThroughput } from '../measure/measure.ts';
import { median } from '../measure/statistics.ts';

const atOnce = 8;

/** Which messages are written: the first that somebody is told of, or more of what they have not read yet. */
export const kindsOfMessages = ['told anew', 'one more unread'] as const;
export type KindOfMessages = (typeof kindsOfMessages)[number];

/** Messages a second, and the median of each round's own ratio. */
export interface Ratio {
  with: number;
  without: number;
  ratio: number;
}

interface Options {
  database: string;
  /** The api, and one whose messages notify nobody, over the same database. */
  api: string;
  silent: string;
  /** A message in each of them is a round. */
  conversations: readonly Conversation[];
  tokenOf: (personID: string) => string;
  rounds: number;
}

/** The same messages with notifying and without, in turn. */
export async function measureWrites(
  { database, api, silent, conversations, tokenOf, rounds }: Options,
  progress: (what: string) => void,
): Promise<Map<KindOfMessages, Ratio>> {
  async function write(url: string, kind: KindOfMessages): Promise<number> {
    if (kind === 'told anew') await markAllRead(database);
    const before = await countEvents(database);
    const { send } = createSender(url, tokenOf);
    const figure = await measureThroughput(conversations, { atOnce, rounds: 1 }, (each) =>
      send(each, 'buyer'),
    );
    const told = (await countEvents(database)) - before;
    const expected = url === api ? conversations.length : 0;
    if (told !== expected) throw new Error(`${told} messages were notified of, not ${expected}.`);
    return figure;
  }
  const measured = new Map<KindOfMessages, Ratio>();
  for (const kind of kindsOfMessages) {
    const pairs: { with: number; without: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      progress(`messages, ${kind}, round ${round} of ${rounds}`);
      // What the first leaves behind, as pages to be written, meets the one or the other.
      const order = round % 2 === 0 ? [api, silent] : [silent, api];
      const figures = new Map<string, number>();
      for (const url of order) figures.set(url, await write(url, kind));
      // The first round warms up.
      if (round > 0) pairs.push({ with: figures.get(api) ?? 0, without: figures.get(silent) ?? 0 });
    }
    measured.set(kind, {
      with: median(pairs.map((pair) => pair.with)),
      without: median(pairs.map((pair) => pair.without)),
      ratio: median(pairs.map((pair) => pair.with / pair.without)),
    });
  }
  return measured;
}

/** Everybody has read all they were told, so that they are told anew of what comes. */
export function markAllRead(database: string): Promise<unknown> {
  return withConnection(database, (client) =>
    client.query('UPDATE notifications SET read_at = now() WHERE read_at IS NULL'),
  );
}

/** How often people were notified of something. */
function countEvents(database: string): Promise<number> {
  return withConnection(database, async (client) => {
    const { rows } = await client.query<{ events: number }>(
      'SELECT coalesce(sum(events), 0)::int AS events FROM notifications',
    );
    return rows[0]?.events ?? 0;
  });
}
