import { withConnection } from '@kontor/database';
import type { RunOptions } from '../suite.ts';
import { type RowCost, rowCostsOf } from './row-costs.ts';

/** Posts of the one who has a long timeline. */
export const timelineLength = 27_500;
const authors = 10_000;
const few = 10;
/** All of them are a feed of 50,000 rows. */
const postsOfAuthor = (quick: boolean) => (quick ? 3 : 5);
const people = 20_000;

/** People who stand out, by their places among all; authors are those from 1,001 on. */
const places = {
  followsMany: 1,
  followsFew: 2,
  followedByMany: 3,
  followedByFew: 4,
  famous: 5,
  longTimeline: 6,
} as const;
const firstAuthor = 1_001;

export type Role = keyof typeof places;

export interface Network {
  idOf: (role: Role) => string;
  /** Of all who have no such role. */
  members: readonly string[];
  costs: readonly RowCost[];
  /** How many follow the famous one. */
  followersOfFamous: number;
  /** Rows of the feeds of who follows many, and few. */
  feedRows: number;
  feedRowsOfFew: number;
}

/** So many posts of the last 80 days, of some 300 characters, by so many authors in turn, from a place among all people on. */
const insertPosts = `INSERT INTO posts (author_id, timeline_type, timeline_id, content, created_at)
  SELECT author.id, 'user', author.id,
    'Batch ' || n || ': ' || left(repeat(md5(n::text) || ' sealed bearings of the series 6204 from stock ', 5), 280),
    now() - interval '80 days' + n * (interval '80 days' / ($1::int + 1))
  FROM generate_series(1, $1::int) AS place (n)
    JOIN LATERAL (SELECT id FROM member WHERE member.n = $2::int + place.n % $3::int) AS author ON true
  ORDER BY n`;

/** Posts in the order in which they were written, each several times over. */
const postsInTurn = `(SELECT id, created_at, row_number() OVER (ORDER BY created_at) AS place FROM posts) AS post
  CROSS JOIN generate_series(1, $1::int) AS turn
  JOIN member ON member.n = ${firstAuthor} + (post.place * 7919 + turn * 104729) % ${people - firstAuthor + 1}`;

/** Each table whose rows are measured, with those its triggers write to. Strides have no factor in common with the number of people. */
const measuredRows = ({ quick }: Pick<RunOptions, 'quick'>): [string[], string, unknown[]][] => [
  [
    ['people'],
    `INSERT INTO people (id, username, first_name, last_name, email, created_at)
     SELECT id, 'member.' || n, 'Mia', 'Example', 'member' || n || '@people.bench', now() - interval '1 year' FROM member ORDER BY n`,
    [],
  ],
  [
    ['follows', 'follow_counts'],
    `INSERT INTO follows (person_id, resource_type, resource_id, created_at)
     SELECT follower.id, 'user', followed.id, now() - interval '200 days' + (turn * ${people} + follower.n) * interval '1 second'
     FROM generate_series(1, $1::int) AS turn CROSS JOIN member AS follower
       JOIN member AS followed ON followed.n = 1 + (follower.n * 37 + turn * 7919) % ${people}
     WHERE follower.n >= ${firstAuthor} AND followed.n >= ${firstAuthor} AND follower.n <> followed.n
     ORDER BY turn, follower.n`,
    [quick ? 5 : 20],
  ],
  [['posts'], insertPosts, [authors * postsOfAuthor(quick), firstAuthor, authors]],
  [
    ['feed_items'],
    `INSERT INTO feed_items (person_id, created_at, item_id)
     SELECT member.id, post.created_at, post.id FROM ${postsInTurn} ORDER BY post.place, turn`,
    [quick ? 3 : 10],
  ],
  [
    ['reactions', 'like_counts'],
    `INSERT INTO reactions (resource_type, resource_id, person_id, created_at)
     SELECT 'post', post.id, member.id, post.created_at + turn * interval '1 minute' FROM ${postsInTurn} ORDER BY post.place, turn`,
    [quick ? 1 : 3],
  ],
  [
    ['comments', 'comment_counts'],
    `INSERT INTO comments (resource_type, resource_id, root_type, root_id, person_id, content, created_at)
     SELECT 'post', post.id, 'post', post.id, member.id, 'What is the lead time of ' || left(repeat(md5(post.id::text), 4), 80) || '?',
       post.created_at + turn * interval '1 hour'
     FROM ${postsInTurn} ORDER BY post.place, turn`,
    [1],
  ],
];

/** Those who stand out: whom they follow, who follows them, and the feeds that come of it. */
function standingOut(): [string, unknown[]][] {
  const follow = `INSERT INTO follows (person_id, resource_type, resource_id) SELECT follower.id, 'user', followed.id
    FROM member AS follower, member AS followed WHERE`;
  const range = `BETWEEN ${firstAuthor} AND ${firstAuthor} - 1 + $2::int`;
  const feed = `INSERT INTO feed_items (person_id, created_at, item_id) SELECT reader.id, post.created_at, post.id
    FROM member AS reader, posts AS post JOIN member AS author ON author.id = post.author_id WHERE reader.n = $1 AND author.n ${range}`;
  return [
    ...[[places.followsMany, authors] as const, [places.followsFew, few] as const].flatMap(
      (values): [string, unknown[]][] => [
        [`${follow} follower.n = $1 AND followed.n ${range}`, [...values]],
        [feed, [...values]],
      ],
    ),
    ...[
      [places.followedByMany, authors],
      [places.followedByFew, few],
      [places.famous, people],
    ].map((values): [string, unknown[]] => [`${follow} followed.n = $1 AND follower.n ${range}`, values]),
    [insertPosts, [timelineLength, places.longTimeline, 1]],
  ];
}

/**
 * People who follow each other, with what they write and like, in a database that has none: rows by set-based statements straight
 * into the tables, which do what their triggers do, and come about in the order in which they do in life.
 */
export function fillNetwork(
  url: string,
  { quick, progress }: Pick<RunOptions, 'quick' | 'progress'>,
): Promise<Network> {
  return withConnection(url, async (client) => {
    await client.query(
      `CREATE TEMP TABLE member AS SELECT n, gen_random_uuid() AS id FROM generate_series(1, ${people}) AS n`,
    );
    await client.query('CREATE UNIQUE INDEX ON member (n)');
    await client.query('ANALYZE member');
    const costs: RowCost[] = [];
    for (const [tables, text, values] of measuredRows({ quick })) {
      progress(`rows of ${tables[0]}`);
      costs.push(...(await rowCostsOf(client, tables, () => client.query(text, values))));
    }
    progress('people who stand out');
    for (const [text, values] of standingOut()) await client.query(text, values);
    await client.query('VACUUM (ANALYZE)');
    const { rows } = await client.query<{ n: number; id: string }>('SELECT n, id FROM member ORDER BY n');
    const idAt = (place: number) => rows[place - 1]?.id ?? '';
    return {
      idOf: (role) => idAt(places[role]),
      members: rows.slice(firstAuthor - 1).map(({ id }) => id),
      costs,
      followersOfFamous: people - firstAuthor + 1,
      feedRows: authors * postsOfAuthor(quick),
      feedRowsOfFew: few * postsOfAuthor(quick),
    };
  });
}
