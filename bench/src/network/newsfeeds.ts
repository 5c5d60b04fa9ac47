import type { Data, loadNewsfeed, loadTimeline } from '@kontor/contract';
import { withConnection } from '@kontor/database';
import { askAs } from '../load/ask-as.ts';
import { measureLatency } from '../measure/measure.ts';
import type { RunOptions, Section } from '../suite.ts';
import { farPageColumns, type ListPages, measureFarPage } from '../tables/far-pages.ts';
import { atMost } from '../target.ts';
import { timelineLength } from './fill-network.ts';
import type { OpenNetwork } from './open-network.ts';

const far = 25_000;

/** The first page of somebody who follows many beside that of somebody who follows few. */
export async function measureFollowing(
  { api, network, tokenFor }: OpenNetwork,
  { rounds, quick, progress }: RunOptions,
): Promise<Section> {
  const readers = new Map<string, () => Promise<unknown>>();
  for (const role of ['followsMany', 'followsFew'] as const) {
    const ask = askAs(api.url, await tokenFor(network.idOf(role)));
    readers.set(role, async () => {
      const { items } = await ask<Data<typeof loadNewsfeed>>('newsfeed/load');
      if (items.length !== 10) throw new Error(`The feed of ${role} has ${items.length} posts.`);
    });
  }
  progress('newsfeeds of who follows many and few');
  const items = Array.from({ length: quick ? 80 : 400 }, () => [...readers.keys()])
    .flat()
    .map((role) => ({ class: role }));
  const { byClass } = await measureLatency(items, rounds, (item) => readers.get(item.class)?.());
  const of = (role: string) => byClass.get(role) ?? { p50: Number.NaN, p95: Number.NaN, p99: Number.NaN };
  const [many, few] = [of('followsMany'), of('followsFew')];
  return {
    title: 'The first page of a newsfeed, by how many somebody follows',
    columns: ['reader', 'p50 ms', 'p95 ms', 'p99 ms'],
    rows: [
      ['follows 10', few.p50, few.p95, few.p99],
      ['follows 10,000', many.p50, many.p95, many.p99],
    ],
    checks: [
      atMost(
        'P7',
        'newsfeed of who follows 10,000 against who follows 10, p99',
        [many.p99 / few.p99, '×'],
        1.5,
        1.1,
      ),
    ],
    notes: [
      `Over HTTP, asked in turn, ${items.length / 2} pages of each a round; feeds of ${network.feedRows.toLocaleString('en')} rows and of ${network.feedRowsOfFew}.`,
    ],
  };
}

/** A newsfeed and a timeline far behind, beside their first pages. */
export async function measureFarPosts(
  { api, database, network, tokenFor }: OpenNetwork,
  { rounds, progress }: RunOptions,
): Promise<Section> {
  const [reader, author] = [network.idOf('followsMany'), network.idOf('longTimeline')];
  const ask = askAs(api.url, await tokenFor(reader));
  const newsfeed = (nextID?: string) =>
    ask<Data<typeof loadNewsfeed>>(`newsfeed/load${nextID ? `?nextID=${nextID}` : ''}`);
  const timeline = (after?: string) =>
    ask<Data<typeof loadTimeline>>(`timeline/load/${author}${after ? `?after=${after}` : ''}`);
  const behind = {
    newsfeed: await cursorAt(database, 'feed_items WHERE person_id = $1', 'item_id', reader),
    timeline: await cursorAt(database, 'posts WHERE timeline_id = $1', 'id', author),
  };
  const second = { newsfeed: (await newsfeed()).nextID, timeline: (await timeline()).next };
  const lists: ListPages[] = [
    {
      name: 'newsfeed',
      first: () => newsfeed(),
      second: () => newsfeed(second.newsfeed),
      far: () => newsfeed(behind.newsfeed),
    },
    {
      name: 'timeline',
      first: () => timeline(),
      second: () => timeline(second.timeline),
      far: () => timeline(behind.timeline),
    },
  ];
  for (const { name, far: page } of lists) {
    const { items } = (await page()) as { items: unknown[] };
    if (items.length !== 10) throw new Error(`The far page of the ${name} has ${items.length} posts.`);
  }
  const row = far.toLocaleString('en');
  const measured: Awaited<ReturnType<typeof measureFarPage>>[] = [];
  for (const list of lists) {
    progress(`${list.name} at row ${row}`);
    measured.push(await measureFarPage(list, row, rounds));
  }
  return {
    title: `A newsfeed of ${network.feedRows.toLocaleString('en')} posts and a timeline of ${timelineLength.toLocaleString('en')}, 10 a page`,
    columns: farPageColumns(row),
    rows: measured.map((each) => each.row),
    checks: measured.flatMap((each) => each.checks),
    notes: [],
  };
}

/** The cursor of the row before the far page. @param rows a table and whose rows of it */
function cursorAt(database: string, rows: string, id: string, owner: string): Promise<string> {
  return withConnection(database, async (client) => {
    const { rows: found } = await client.query<{ cursor: string }>(
      `SELECT (extract(epoch FROM created_at) * 1000000)::bigint || '.' || ${id} AS cursor FROM ${rows}
       ORDER BY created_at DESC, ${id} DESC OFFSET ${far - 1} LIMIT 1`,
      [owner],
    );
    const [row] = found;
    if (!row) throw new Error(`There are no ${far} ${rows}.`);
    return row.cursor;
  });
}
