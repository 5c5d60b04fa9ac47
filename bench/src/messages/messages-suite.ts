import { buildPortal } from '@kontor/launch/portal-build';
import { type Conversation, fillConversations } from '../load/conversations.ts';
import { tokensOf } from '../load/send-as.ts';
import { startSignedInApi } from '../load/signed-in-api.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { atLeast, atMost } from '../target.ts';
import { measureUntilSeen, perSecond } from './until-seen.ts';
import { kindsOfMessages, markAllRead, measureWrites } from './writes.ts';

const name = 'messages';
const people = 50;

interface Place {
  open: Awaited<ReturnType<typeof startSignedInApi>>;
  conversations: readonly Conversation[];
  tokenOf: (personID: string) => string;
}

async function run(options: RunOptions): Promise<Section[]> {
  const open = await startSignedInApi(name);
  const count = options.quick ? 400 : 2_000;
  options.progress(`${count.toLocaleString('en')} conversations`);
  const conversations = await fillConversations(open.database, {
    buyers: people,
    suppliers: people,
    conversations: count,
  });
  const all = conversations.flatMap(({ buyerID, ownerID }) => [buyerID, ownerID]);
  const place = { open, conversations, tokenOf: await tokensOf(all, open.tokenFor) };
  const sections = [await untilSeen(place, options), await writes(place, options)];
  await open.services.stop();
  return sections;
}

async function untilSeen({ open, conversations, tokenOf }: Place, options: RunOptions): Promise<Section> {
  const { rounds, quick, progress } = options;
  const { services, settings, environment, api, database } = open;
  progress('building the portal, if its sources have changed');
  await buildPortal();
  const worker = await services.start('apps/api/src/worker.ts', 'WORKER_PORT', environment);
  const portal = await services.start('apps/portal/server/server.ts', 'PORT', {
    API_URL: api.url,
    ...settings,
  });
  const rows: Section['rows'] = [];
  const checks: Section['checks'] = [];
  let messages = 0;
  let turnedAway = 0;
  for (const [way, url] of [
    ['through the portal', portal.url],
    ['straight from the api', api.url],
  ] as const) {
    const measured = await measureUntilSeen({
      url,
      conversations,
      tokenOf,
      rounds,
      seconds: quick ? 4 : 20,
      async before(round) {
        progress(`messages until they are seen, ${way}, round ${round} of ${rounds}`);
        await markAllRead(database);
      },
    });
    const { seen, answered } = measured;
    messages = measured.messages;
    turnedAway += measured.turnedAway;
    rows.push(
      [`seen by the other side, ${way}`, seen.p50, seen.p95, seen.p99],
      [`acknowledged to the sender, ${way}`, answered.p50, answered.p95, answered.p99],
    );
    checks.push(atMost('P15', `message seen by the other side, ${way}, p99`, [seen.p99, 'ms'], 250, 100));
  }
  await portal.stop();
  // It would go on with the mails of one round in the next, where it is counted what sending alone takes.
  await worker.stop();
  return {
    title: `A message from when it is sent, ${perSecond} a second`,
    columns: ['until', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows,
    checks,
    notes: [
      `${messages.toLocaleString('en')} messages each way, in ${conversations.length.toLocaleString('en')} conversations in turn, by one side and the other; ${2 * people} people listen. Seen: the stream of events of the other side has delivered it. The worker hands over the mails meanwhile. Messages turned away and sent again: ${turnedAway}.`,
    ],
  };
}

async function writes({ open, conversations, tokenOf }: Place, options: RunOptions): Promise<Section> {
  const { services, environment, api, database } = open;
  const silent = await services.start('apps/api/src/server.ts', 'API_PORT', {
    ...environment,
    NODE_OPTIONS: `--import=${new URL('./without-notifying.ts', import.meta.url)}`,
  });
  const measured = await measureWrites(
    { database, api: api.url, silent: silent.url, conversations, tokenOf, rounds: options.rounds },
    options.progress,
  );
  await silent.stop();
  const of = (kind: (typeof kindsOfMessages)[number]) =>
    measured.get(kind) ?? { with: 0, without: 0, ratio: 0 };
  return {
    title: 'Messages a second with notifying and without, 8 at once',
    columns: ['messages', 'with, per s', 'without, per s', 'with / without'],
    rows: kindsOfMessages.map((kind) => [kind, of(kind).with, of(kind).without, of(kind).ratio]),
    checks: kindsOfMessages.map((kind) =>
      atLeast('notify', `messages ${kind}, with notifying against without`, [of(kind).ratio * 100, '%'], 80),
    ),
    notes: [
      'Without: another process of the same api, over the same database, in which the notification, the job of its mail and the live event of it are left out of a message; whom to tell is read in the statement that counts it as unread, in both. Told anew: the notification is new and its mail is enqueued; one more unread: it is counted. No worker runs meanwhile.',
    ],
  };
}

export const messagesSuite: Suite = {
  name,
  about: 'how soon a message is seen by the other side, and what notifying costs its sender.',
  data: '2,000 conversations of 50 people with 50 businesses',
  prepareQuick: () => buildPortal(),
  run,
};
