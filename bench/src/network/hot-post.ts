import { react } from '@kontor/contract';
import { createPool, withConnection } from '@kontor/database';
import { askAs } from '../load/ask-as.ts';
import { tokensOf } from '../load/send-as.ts';
import { measureThroughput } from '../measure/measure.ts';
import { median } from '../measure/statistics.ts';
import type { RunOptions, Section } from '../suite.ts';
import { atLeast } from '../target.ts';
import type { OpenNetwork } from './open-network.ts';

const atOnce = 16;

interface Round {
  likes: number;
  overHttp: number;
  bare: number;
}

/** Likes of one post at once, beside a bare upsert of as many rows. */
export async function measureHotPost(
  { api, database, network, tokenFor }: OpenNetwork,
  { rounds, quick, progress }: RunOptions,
): Promise<Section> {
  const perRound = quick ? 150 : 1_500;
  const postID = await hotPostOf(database, network.idOf('longTimeline'));
  await withConnection(database, (client) =>
    client.query(
      `CREATE TABLE bare_likes (resource_id uuid, person_id uuid, created_at timestamptz DEFAULT now(), PRIMARY KEY (resource_id, person_id));
       CREATE TABLE bare_counts (resource_id uuid PRIMARY KEY, count integer NOT NULL)`,
    ),
  );
  const pool = createPool(database, { max: atOnce, connectionTimeoutMillis: 60_000 });
  const like = (personID: string) =>
    pool.query(`INSERT INTO reactions (resource_type, resource_id, person_id) VALUES ('post', $1, $2)`, [
      postID,
      personID,
    ]);
  // Its counters are as many as its rows: nobody waits for anybody.
  const bare = (personID: string) =>
    pool.query(
      `WITH own AS (INSERT INTO bare_likes (resource_id, person_id) VALUES ($1, $2))
       INSERT INTO bare_counts AS known (resource_id, count) VALUES ($2, 1)
       ON CONFLICT (resource_id) DO UPDATE SET count = known.count + 1`,
      [postID, personID],
    );
  const perSecond = (people: readonly string[], work: (personID: string) => Promise<unknown>) =>
    measureThroughput(people, { atOnce, rounds: 1 }, work);
  const measured: Round[] = [];
  const liking = network.members;
  try {
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      progress(`likes of one post, round ${round} of ${rounds}`);
      const people = liking.slice(2 * round * perRound, 2 * (round + 1) * perRound);
      const [direct, asking] = [people.slice(0, perRound), people.slice(perRound)];
      if (asking.length < perRound) throw new Error('There is nobody left to like anything.');
      const tokenOf = await tokensOf(asking, tokenFor);
      const ask = (personID: string) => askToLike(api.url, tokenOf(personID), postID);
      const bareFirst = round % 2 === 0 ? await perSecond(direct, bare) : undefined;
      const likes = await perSecond(direct, like);
      const yardstick = bareFirst ?? (await perSecond(direct, bare));
      const overHttp = await perSecond(asking, ask);
      if (round > 0) measured.push({ likes, overHttp, bare: yardstick });
    }
    await checkCounted(database, postID, 2 * perRound * (rounds + 1));
  } finally {
    await pool.end();
  }
  return section(measured);
}

function askToLike(url: string, token: string, postID: string): Promise<unknown> {
  const body = JSON.stringify({ resourceID: postID, reactionType: 'like' });
  return askAs(url, token)(react.path.replace('{resourceType}', 'post'), { method: 'POST', body });
}

/** The last post of somebody. */
function hotPostOf(database: string, authorID: string): Promise<string> {
  return withConnection(database, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM posts WHERE timeline_id = $1 ORDER BY created_at DESC LIMIT 1',
      [authorID],
    );
    return rows[0]?.id ?? '';
  });
}

/** @throws where a like is lost, so that the figure is none of likes */
function checkCounted(database: string, postID: string, likes: number): Promise<void> {
  return withConnection(database, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'SELECT sum(count)::int AS count FROM like_counts WHERE resource_id = $1',
      [postID],
    );
    if (rows[0]?.count !== likes) throw new Error(`${rows[0]?.count} likes are counted, not ${likes}.`);
  });
}

function section(measured: readonly Round[]): Section {
  const likes = median(measured.map((round) => round.likes / round.bare)) * 100;
  const overHttp = median(measured.map((round) => round.overHttp / round.bare)) * 100;
  const perSecond = (side: keyof Round) => median(measured.map((round) => round[side]));
  return {
    title: `Likes of one post, ${atOnce} at once`,
    columns: ['what', 'per s', 'share of the bare upsert %'],
    rows: [
      ['bare upsert: a row, and a counter of its own', perSecond('bare'), 100],
      [
        'like, by the database: its row, with triggers and the counter of the post',
        perSecond('likes'),
        likes,
      ],
      [
        'like, over HTTP: may they see it, the like, the audit log, the count',
        perSecond('overHttp'),
        overHttp,
      ],
    ],
    checks: [
      atLeast(
        'P16',
        `likes a second of one post at ${atOnce} connections, of a bare upsert`,
        [likes, '%'],
        30,
        60,
      ),
    ],
    notes: [
      'Each like, and each upsert, is a transaction of one statement on a connection of its own. The yardstick writes as many rows, in tables with a primary key and nothing else. Over HTTP the service and whoever asks it share the two cores with the database.',
    ],
  };
}
