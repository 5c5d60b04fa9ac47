import { setTimeout as pause } from 'node:timers/promises';
import { type Conversation, fillConversations } from '../load/conversations.ts';
import { createSender, tokensOf } from '../load/send-as.ts';
import { startSignedInApi } from '../load/signed-in-api.ts';
import { steadily } from '../load/steadily.ts';
import { medianSpread, type Spread, spread } from '../measure/statistics.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { atMost } from '../target.ts';
import { type Opened, startListening } from './listening.ts';
import { type Memory, memoryOf } from './memory-of.ts';

const name = 'live';
const businesses = 100;
const perSecond = 50;
/** Every so manieth listener is written to. */
const sample = 10;
const processes = 2;
/** Streams that are open once before memory is looked at, so that what is made for the first ones is there. */
const atFirst = 100;
/** The setting as an operator has it. */
const rateLimit = '3000';
/** Milliseconds of `process.hrtime`, which processes have in common. */
const now = () => Number(process.hrtime.bigint()) / 1e6;

interface Figures {
  listeners: number;
  before: Memory;
  after: Memory;
  opened: Opened;
  latency: Spread;
  resumed: Opened;
  /** Messages sent while no stream stood, or some did not yet. */
  meanwhile: number;
  lost: number;
  doubled: number;
  gaps: number;
}

async function run(options: RunOptions): Promise<Section[]> {
  const { quick, progress } = options;
  const listeners = quick ? 1_000 : 10_000;
  progress(`${listeners.toLocaleString('en')} people`);
  const memory = new URL('./memory-after-collection.ts', import.meta.url);
  const open = await startSignedInApi(name, { RATE_LIMIT: rateLimit, NODE_OPTIONS: `--import=${memory}` });
  const conversations = await fillConversations(open.database, {
    buyers: listeners,
    suppliers: businesses,
    conversations: listeners,
  });
  const figures = await measure(open, conversations, options);
  await open.services.stop();
  return [section(figures)];
}

async function measure(
  { api, tokenFor }: Awaited<ReturnType<typeof startSignedInApi>>,
  conversations: readonly Conversation[],
  { rounds, quick, progress }: RunOptions,
): Promise<Figures> {
  const tokenOf = await tokensOf(
    conversations.flatMap(({ buyerID, ownerID }) => [buyerID, ownerID]),
    tokenFor,
  );
  /** When each message was heard, by its id; more than once is once too often. */
  const heard = new Map<string, number[]>();
  let gaps = 0;
  const listeners = conversations.map(({ buyerID: personID }) => ({ personID, token: tokenOf(personID) }));
  const listened: Omit<Parameters<typeof startListening>[0], 'listeners' | 'processes'> = {
    url: api.url,
    onHeard: ({ heard: id, at }) => heard.set(id, [...(heard.get(id) ?? []), at]),
    onGap: () => {
      gaps += 1;
    },
  };
  const { send } = createSender(api.url, tokenOf);
  const sampled = conversations.filter((_, index) => index % sample === 0);
  let next = 0;
  /** @returns what was sent, by the ids, with when it was due */
  async function write(seconds: number): Promise<Map<string, number>> {
    const ahead = now() - performance.now();
    const sent = await steadily({ perSecond, seconds }, async (_, due): Promise<[string, number]> => {
      const conversation = sampled[next++ % sampled.length] as Conversation;
      return [await send(conversation, 'supplier'), due + ahead];
    });
    return new Map(sent);
  }

  const first = await startListening({ ...listened, listeners: listeners.slice(0, atFirst), processes: 1 });
  await first.openAll();
  await write(2);
  await first.stop();
  heard.clear();
  await pause(2_000);
  const listening = await startListening({ ...listened, listeners, processes });
  const before = await memoryOf(api.process);
  progress(`opening ${conversations.length.toLocaleString('en')} streams`);
  const opened = await listening.openAll();
  await pause(2_000);
  const after = await memoryOf(api.process);

  const spreads: Spread[] = [];
  for (let round = 0; round < rounds; round += 1) {
    progress(`events to some of them, round ${round + 1} of ${rounds}`);
    const sent = await write(quick ? 4 : 20);
    await untilHeard(sent, heard);
    spreads.push(spread([...sent].map(([id, due]) => (heard.get(id)?.[0] ?? Number.NaN) - due)));
  }

  progress('cutting all streams and going on where they were');
  gaps = 0;
  const seconds = quick ? 5 : 20;
  const writing = write(seconds);
  await pause(1_000);
  await listening.cutAll();
  await pause(1_000);
  const resumed = await listening.openAll();
  const sent = await writing;
  await untilHeard(sent, heard).catch(() => undefined);
  await listening.stop();
  const times = [...sent.keys()].map((id) => heard.get(id)?.length ?? 0);
  return {
    listeners: conversations.length,
    before,
    after,
    opened,
    latency: medianSpread(spreads),
    resumed,
    meanwhile: sent.size,
    lost: times.filter((count) => count === 0).length,
    doubled: times.filter((count) => count > 1).length,
    gaps,
  };
}

/** Resolves when everything was heard. @throws after a while */
async function untilHeard(
  sent: ReadonlyMap<string, number>,
  heard: ReadonlyMap<string, unknown>,
): Promise<void> {
  const begun = performance.now();
  while ([...sent.keys()].some((id) => !heard.has(id))) {
    if (performance.now() - begun > 20_000) throw new Error('Some messages were not heard within 20 s.');
    await pause(50);
  }
}

function section(figures: Figures): Section {
  const { listeners, before, after, opened, latency, resumed, meanwhile, lost, doubled, gaps } = figures;
  const each = (of: (memory: Memory) => number) => (of(after) - of(before)) / listeners / 1_000;
  const resident = each((memory) => memory.resident);
  const inUse = each((memory) => memory.inUse);
  const count = listeners.toLocaleString('en');
  return {
    title: `${count} people who hear live events of one api`,
    columns: ['what', 'figure', 'unit'],
    rows: [
      ['memory of the api before', before.resident / 1e6, 'MB'],
      [`with ${count} streams`, after.resident / 1e6, 'MB'],
      ['of it for each stream', resident, 'kB'],
      ['objects and buffers for each stream', inUse, 'kB'],
      ['opened all', opened.seconds, 's'],
      ['event to one of them, p50', latency.p50, 'ms'],
      ['p95', latency.p95, 'ms'],
      ['p99', latency.p99, 'ms'],
      ['cut all, and all stood again', resumed.seconds, 's'],
      [
        'turned away and back later: at the first opening, and at this one',
        `${opened.turnedAway}, ${resumed.turnedAway}`,
        '',
      ],
      ['messages meanwhile', meanwhile, ''],
      ['of them lost', lost, ''],
      ['of them heard twice', doubled, ''],
      ['streams that were told of a gap', gaps, ''],
    ],
    checks: [
      atMost('R9', 'memory of the api for each stream, as the kernel counts it', [resident, 'kB'], 40),
      atMost('R9', `event to one of ${count}, p99`, [latency.p99, 'ms'], 500),
      atMost('R9', 'lost, heard twice or gaps after all streams were cut', [lost + doubled + gaps, ''], 0),
    ],
    notes: [
      `Memory once what nobody needs is collected, after ${atFirst} of the streams had been open and cut once before. Events are messages, ${perSecond} a second from ${businesses} businesses to every ${sample}th of the people, from when each was to be sent until its event was read. Streams are held by ${processes} processes on the same two cores, each person with a token and a connection of their own; limits as they are by default. The buffers of the kernel are not counted.`,
    ],
  };
}

export const liveSuite: Suite = {
  name,
  about:
    'what thousands of people cost who hear live events of one api, and what they miss when all are cut off.',
  data: '10,000 people with 100 businesses',
  isLong: true,
  run,
};
