import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Data, makePost } from '@kontor/contract';
import { withConnection } from '@kontor/database';
import { askAs } from '../load/ask-as.ts';
import { measureLatency, timed } from '../measure/measure.ts';
import { median, type Spread } from '../measure/statistics.ts';
import type { RunOptions, Section } from '../suite.ts';
import { atMost } from '../target.ts';
import type { Role } from './fill-network.ts';
import type { OpenNetwork } from './open-network.ts';

/** Followers on paper of somebody whom as many follow as nobody in the database. */
const onPaper = 1_000_000;
/** Milliseconds between two looks at a job. */
const look = 5;

type Post = () => Promise<Data<typeof makePost>>;

/** What a post of somebody costs whom many follow: its answer, and the feeds it is put into. */
export async function measurePosting(open: OpenNetwork, options: RunOptions): Promise<Section[]> {
  const { services, environment, database, network } = open;
  const [ofMany, ofFew] = [await posterOf(open, 'followedByMany'), await posterOf(open, 'followedByFew')];
  options.progress('posts of authors whom many and few follow');
  const answered = await measureAnswers({ many: ofMany, few: ofFew }, options);
  // What waits now would be filled before what is measured.
  await withConnection(database, (client) => client.query(`DELETE FROM jobs.job WHERE name = 'feed.fill'`));
  const worker = await services.start('apps/api/src/worker.ts', 'WORKER_PORT', environment);
  const fills: number[] = [];
  // The first one warms up.
  for (let round = 0; round <= options.rounds; round += 1) {
    options.progress(`feeds of 10,000, round ${round} of ${options.rounds}`);
    const { seconds, postID } = await untilFilled(database, ofMany);
    const filled = await countRows(database, 'feed_items WHERE item_id = $1', postID);
    if (filled !== 10_001) throw new Error(`${filled} feeds have the post.`);
    if (round > 0) fills.push(seconds);
  }
  options.progress('feeds of somebody famous');
  const ofFamous = await posterOf(open, 'famous');
  const noting = await untilFilled(database, ofFamous);
  const famous = network.idOf('famous');
  const noted = await countRows(database, 'feed_sources WHERE resource_id = $1', famous);
  if (noted !== network.followersOfFamous) throw new Error(`The famous one is noted for ${noted}.`);
  const again: number[] = [];
  for (let round = 0; round < options.rounds; round += 1)
    again.push((await untilFilled(database, ofFamous)).seconds);
  await worker.stop();
  return [
    answerSection(answered),
    fillSection({
      filled: median(fills),
      noting: noting.seconds,
      again: median(again),
      followers: network.followersOfFamous,
    }),
  ];
}

async function posterOf({ api, network, tokenFor }: OpenNetwork, role: Role): Promise<Post> {
  const ask = askAs(api.url, await tokenFor(network.idOf(role)));
  return async () => {
    // Each another one: what is posted twice is held back.
    const content = `Sealed bearings of the series 6204 are on stock again, order ${randomUUID()}.`;
    return ask<Data<typeof makePost>>('social/posts/make-post', {
      method: 'POST',
      body: JSON.stringify({ content }),
    });
  };
}

async function measureAnswers(
  posters: Record<'many' | 'few', Post>,
  { rounds, quick }: RunOptions,
): Promise<Record<'many' | 'few', Spread>> {
  const items = Array.from({ length: quick ? 20 : 80 }, () => ['many', 'few'] as const)
    .flat()
    .map((name) => ({ class: name }));
  const { byClass } = await measureLatency(items, rounds, (item) => posters[item.class]());
  const of = (name: string) => byClass.get(name) ?? { p50: Number.NaN, p95: Number.NaN, p99: Number.NaN };
  return { many: of('many'), few: of('few') };
}

/** Posts, and waits until the job of its feeds is done. */
async function untilFilled(database: string, post: Post): Promise<{ seconds: number; postID: string }> {
  return withConnection(database, async (client) => {
    const { postID } = await post();
    const seconds = await timed(async () => {
      for (;;) {
        const { rows } = await client.query<{ state: string }>(
          `SELECT state FROM jobs.job WHERE name = 'feed.fill' AND data ->> 'postID' = $1`,
          [postID],
        );
        if (rows[0]?.state === 'completed') return;
        if (rows[0]?.state === 'failed') throw new Error('The job that fills feeds failed.');
        await pause(look);
      }
    });
    return { seconds, postID };
  });
}

function countRows(database: string, rows: string, id: string): Promise<number> {
  return withConnection(database, async (client) => {
    const found = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${rows}`, [id]);
    return found.rows[0]?.count ?? 0;
  });
}

function answerSection({ many, few }: Record<'many' | 'few', Spread>): Section {
  return {
    title: 'A post until it is answered, by how many follow its author',
    columns: ['author', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [
      ['followed by 10', few.p50, few.p95, few.p99],
      ['followed by 10,000', many.p50, many.p95, many.p99],
    ],
    checks: [
      atMost(
        'P10',
        'post answered, author with 10,000 followers against 10, p50',
        [many.p50 / few.p50, '×'],
        1.2,
      ),
    ],
    notes: ['Over HTTP, in turn. No worker runs meanwhile.'],
  };
}

interface Fills {
  /** Seconds for 10,000 feeds. */
  filled: number;
  /** Seconds of the first post of the famous one, and of a later one. */
  noting: number;
  again: number;
  followers: number;
}

function fillSection({ filled, noting, again, followers }: Fills): Section {
  const microseconds = (seconds: number, rows: number) => (seconds / rows) * 1e6;
  const paper = (seconds: number, rows: number) => (seconds / rows) * onPaper;
  const count = followers.toLocaleString('en');
  return {
    title: 'A post from its answer until everybody who follows has it in their feed',
    columns: ['author', 's', 'µs a follower', 'with 1,000,000 followers, on paper s'],
    rows: [
      [
        'followed by 10,000: written to each feed',
        filled,
        microseconds(filled, 10_000),
        paper(filled, 10_000),
      ],
      [
        `followed by ${count}, first post: noted as read where it stands`,
        noting,
        microseconds(noting, followers),
        paper(noting, followers),
      ],
      [
        `followed by ${count}, later posts: nothing to note`,
        again,
        microseconds(again, followers),
        paper(again, followers),
      ],
    ],
    checks: [atMost('P10', 'seconds until 10,000 feeds have a post', [filled, 's'], 5)],
    notes: [
      `With the worker running, from the answer of the post until its job is done. On paper: the microseconds of a follower, a million times. Whom more than 10,000 follow, nothing is written to feeds: the first row would be the cost without that bound, the other two are what somebody with a million followers costs. Their posts are in all feeds as soon as they are committed; the job notes followers who are new.`,
    ],
  };
}
