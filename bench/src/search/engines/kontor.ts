import { loadReference } from '@kontor/api/search';
import { openSearch } from '@kontor/api/search/engine';
import { createDatabase, createPool, withConnection } from '@kontor/database';
import { createLog } from '@kontor/server';
import type { Corpus } from '../../corpus/open-corpus.ts';
import type { SearchedKind, SearchQuery } from '../query-set.ts';
import { type Engine, pageSize } from './engine.ts';

export type Search = Awaited<ReturnType<typeof openSearch>>;

/** The product's search over the corpus, in this process. */
export async function openProductSearch(url: string): Promise<Search> {
  const db = createDatabase(createPool(url, { max: 1 }));
  try {
    const reference = await loadReference(db);
    return await openSearch(url, () => reference, createLog('bench', { LOG_LEVEL: 'error' }));
  } finally {
    await db.destroy();
  }
}

/** What the call takes: only the filters its kind has. */
export function queryFor({ text, businessType, country, category }: SearchQuery) {
  return { text, businessType, countries: country ? [country] : [], category };
}

/** Bytes of the documents of a kind with their indexes. */
async function bytesOf(url: string, kind: SearchedKind): Promise<number> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'SELECT sum(pg_total_relation_size(inhrelid)) AS bytes FROM pg_inherits WHERE inhparent = $1::regclass',
      [`${kind}_search`],
    );
    return Number(rows[0]?.bytes ?? 0);
  });
}

export async function openKontor(
  { url, making }: Corpus,
  kind: SearchedKind,
  search: Search,
): Promise<Engine> {
  const page = { skip: 0, size: pageSize };
  return {
    name: 'Kontor',
    top: (query) => search.findTop(kind, queryFor(query), pageSize),
    async topAndCount(query) {
      const { ids, total } = await search.find(kind, queryFor(query), page);
      return { found: ids, total };
    },
    bytes: await bytesOf(url, kind),
    madeIn: kind === 'product' ? making.productSearch : making.businessSearch,
    close: () => {},
  };
}
