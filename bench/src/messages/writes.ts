import { withConnection } from '@kontor/database';
import type { Conversation } from '../load/conversations.ts';
import { createSender } from '../load/send-as.ts';
import { measureThroughput } from '../measure/measure.ts';
import { median } from '../measure/statistics.ts';

const atOnce = 8;
/** Messages after which it is the other’s turn. */
const inTurn = 100;

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
  /** A message of each way in each of them is a round. */
  conversations: readonly Conversation[];
  tokenOf: (personID: string) => string;
  rounds: number;
}

/** The same messages with notifying and without, some by the one and some by the other in turn, so that what else the machine does falls on both. */
export async function measureWrites(
  { database, api, silent, conversations, tokenOf, rounds }: Options,
  progress: (what: string) => void,
): Promise<Map<KindOfMessages, Ratio>> {
  const parts = Array.from({ length: Math.ceil(conversations.length / inTurn) }, (_, part) =>
    conversations.slice(part * inTurn, (part + 1) * inTurn),
  );
  async function round(kind: KindOfMessages): Promise<Omit<Ratio, 'ratio'>> {
    if (kind === 'told anew') await markAllRead(database);
    const before = await countEvents(database);
    const seconds = new Map([api, silent].map((url) => [url, 0]));
    for (const [place, part] of parts.entries())
      for (const url of place % 2 === 0 ? [api, silent] : [silent, api]) {
        const { send } = createSender(url, tokenOf);
        const perSecond = await measureThroughput(part, { atOnce, rounds: 1 }, (each) => send(each, 'buyer'));
        seconds.set(url, (seconds.get(url) ?? 0) + part.length / perSecond);
      }
    const told = (await countEvents(database)) - before;
    if (told !== conversations.length)
      throw new Error(`${told} messages were notified of, not ${conversations.length}.`);
    const perSecond = (url: string) => conversations.length / (seconds.get(url) ?? Number.NaN);
    return { with: perSecond(api), without: perSecond(silent) };
  }
  const measured = new Map<KindOfMessages, Ratio>();
  for (const kind of kindsOfMessages) {
    const pairs: Omit<Ratio, 'ratio'>[] = [];
    // The first round warms up.
    for (let number = 0; number <= rounds; number += 1) {
      progress(`messages, ${kind}, round ${number} of ${rounds}`);
      const pair = await round(kind);
      if (number > 0) pairs.push(pair);
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
