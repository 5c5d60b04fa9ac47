import { digestSearches } from '@kontor/api/saved-search/digest';
import { savedSearchJobs } from '@kontor/api/saved-search/jobs';
import { createDatabase, createPool, withConnection } from '@kontor/database';
import { declareQueues, queueDatabase } from '@kontor/jobs';
import type { Client } from 'pg';
import { openCorpus } from '../corpus/open-corpus.ts';
import { newestDay } from '../corpus/rows.ts';
import { timed } from '../measure/measure.ts';
import { openProductSearch, queryFor, type Search } from '../search/engines/kontor.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import { atMost } from '../target.ts';
import { insertSearches, makeSearches, type StoredSearch } from './saved-searches.ts';

const hour = 3_600_000;
/** Of more results than that nobody pages through all. */
const pagedTo = 2_000;

/** Rows of the newest day of the corpus: they came when the public saw them first. */
async function newRows(client: Client, mark: Date): Promise<Record<StoredSearch['kind'], Set<string>>> {
  const rowsOf = async (text: string) => {
    const { rows } = await client.query<{ id: string }>(text, [mark]);
    return new Set(rows.map(({ id }) => id));
  };
  return {
    business: await rowsOf('SELECT id FROM businesses WHERE created_at > $1'),
    product: await rowsOf('UPDATE products SET listed_at = created_at WHERE created_at > $1 RETURNING id'),
  };
}

/** Of how many searches the digest told other rows than running them would, of some that were stored for many. */
async function differing(
  client: Client,
  search: Search,
  searches: readonly StoredSearch[],
  came: Record<StoredSearch['kind'], ReadonlySet<string>>,
): Promise<{ compared: number; differ: number }> {
  let [compared, differ] = [0, 0];
  for (const { kind, query, asked } of searches) {
    const { ids, total } = await search.find(kind, queryFor(asked), { skip: 0, size: pagedTo });
    if (total > ids.length) continue;
    const expected = ids.filter((id) => came[kind].has(id)).length;
    const { rows } = await client.query<{ total: number }>(
      `SELECT DISTINCT coalesce(find.total, 0) AS total
       FROM saved_searches AS saved LEFT JOIN saved_search_finds AS find ON find.saved_search_id = saved.id
       WHERE saved.resource_type = $1 AND md5(saved.query::text) = md5($2::jsonb::text)`,
      [kind, JSON.stringify(query)],
    );
    compared += 1;
    if (rows.length !== 1 || rows[0]?.total !== expected) differ += 1;
  }
  return { compared, differ };
}

async function run({ businesses, quick, progress }: RunOptions): Promise<Section[]> {
  const corpus = await openCorpus(businesses, progress);
  const wanted = quick ? 2_000 : 100_000;
  const searches = makeSearches(corpus, wanted / 4);
  const mark = new Date(newestDay - hour);
  const pool = createPool(corpus.url, { max: 3 });
  const db = createDatabase(pool);
  await declareQueues(queueDatabase(pool), 'jobs', savedSearchJobs);
  try {
    return await withConnection(corpus.url, async (client) => {
      progress(`${wanted.toLocaleString('en')} saved searches`);
      const came = await newRows(client, mark);
      const people = await insertSearches(client, searches, { count: wanted, mark });
      try {
        const { rows } = await client.query<{ stored: number; distinct: number }>(
          `SELECT count(*)::int AS stored, count(DISTINCT (resource_type, md5(query::text)))::int AS distinct FROM saved_searches`,
        );
        const { stored = 0, distinct = 0 } = rows[0] ?? {};
        progress('digesting them');
        const openSearch = () => openProductSearch(corpus.url);
        const until = new Date(newestDay + 38 * hour);
        const context = { db, openSearch, settings: { PORTAL_COUNTRY: 'MX' } } as const;
        const seconds = await timed(() => digestSearches(context, until));
        const told = await client.query<{ searches: number; mails: number }>(
          `SELECT count(*)::int AS searches, count(DISTINCT digest_id)::int AS mails FROM saved_search_finds`,
        );
        progress('comparing with running them');
        const search = await openSearch();
        const some = searches.filter((_, index) => index % Math.ceil(searches.length / 400) === 0);
        const { compared, differ } = await differing(client, search, some, came).finally(() =>
          search.close(),
        );
        const each = (seconds * 1_000) / stored;
        return [
          {
            title: `${stored.toLocaleString('en')} saved searches digested`,
            columns: [
              'searches',
              'that differ',
              'new rows',
              'with news',
              'mails',
              'seconds',
              'ms each',
              'ms each that differs',
            ],
            rows: [
              [
                stored,
                distinct,
                came.business.size + came.product.size,
                told.rows[0]?.searches ?? 0,
                told.rows[0]?.mails ?? 0,
                seconds,
                each,
                (seconds * 1_000) / distinct,
              ],
            ],
            checks: [
              atMost('digest', 'a saved search digested', [each, 'ms'], 6),
              atMost('digest', 'searches told otherwise than running them would', [differ, ''], 0),
            ],
            notes: [
              `One run, from opening the search to the jobs of the mails; ${compared} searches were run beside it and compared.`,
            ],
          },
        ];
      } finally {
        await client.query('DELETE FROM people WHERE id = ANY ($1::uuid[])', [people]);
        await client.query(`DELETE FROM jobs.job WHERE name = 'saved-search.mail-digest'`);
      }
    });
  } finally {
    await db.destroy();
  }
}

export const digestSuite: Suite = {
  name: 'digest',
  about: 'saved searches looked through for what is new, equal ones once, beside running them.',
  prepareQuick: ({ businesses, progress }) => openCorpus(businesses, progress, { sideBySide: true }),
  run,
};
