import { drainQueue, loadReference } from '@kontor/api/search';
import { createDatabase, createPool } from '@kontor/database';
import type { Corpus } from '../../corpus/open-corpus.ts';
import { randomFor } from '../../corpus/random.ts';
import { makeBusiness, makeProduct } from '../../corpus/rows.ts';
import { measureLatency } from '../../measure/measure.ts';
import { median, percentile } from '../../measure/statistics.ts';
import type { RunOptions, Section } from '../../suite.ts';
import { atMost } from '../../target.ts';
import { queryFor, type Search } from '../engines/kontor.ts';
import { misspell, type SearchQuery } from '../query-set.ts';

const stream = { suggest: 41, update: 42 };

/** Page 201 against page 1, for words common enough to have it. */
export async function measureDeepPages(
  search: Search,
  queries: readonly SearchQuery[],
  { rounds }: RunOptions,
): Promise<Section> {
  const common: SearchQuery[] = [];
  for (const query of queries) {
    const { ids } = await search.find('product', queryFor(query), { skip: 1_000, size: 5 });
    if (ids.length === 5 && query.text !== '') common.push(query);
  }
  const at = (skip: number) =>
    measureLatency(common, rounds, (query) => search.find('product', queryFor(query), { skip, size: 5 }));
  const first = await at(0);
  const deep = await at(1_000);
  return {
    title: 'Search: deep pages',
    columns: ['page', 'p50', 'p95', 'p99'],
    rows: [
      ['first', first.p50, first.p95, first.p99],
      ['after 1,000', deep.p50, deep.p95, deep.p99],
    ],
    checks: [
      atMost('P9', 'p99 after 1,000 results against the first page', [deep.p99 / first.p99, '×'], 3),
      atMost('issue 17', 'p99 after 1,000 results', [deep.p99, 'ms'], 40),
    ],
    notes: [`${common.length} queries with words and more than 1,000 results.`],
  };
}

/** Suggestions for what stands in the box after three, five and all letters of a name, and after a misspelt word of it. */
export async function measureSuggest(
  search: Search,
  { vocabulary, businesses }: Corpus,
  { rounds }: RunOptions,
): Promise<Section> {
  const typed = Array.from({ length: 100 }, (_, index) => {
    const random = randomFor(stream.suggest, index);
    const name =
      index % 2 === 0
        ? makeBusiness(vocabulary, Math.floor(random() * businesses)).name
        : makeProduct(vocabulary, Math.floor(random() * businesses * 3), businesses).name;
    const begun = [3, 5, name.length].map((letters) => ({
      class: letters === name.length ? 'whole name' : `${letters} letters`,
      text: name.slice(0, letters).trim(),
    }));
    const word = name.split(' ').find(({ length }) => length >= 6) ?? 'equipment';
    return [...begun, { class: 'misspelt', text: misspell(word, random) }];
  }).flat();
  const latency = await measureLatency(typed, rounds, ({ text }) => search.suggest(text, 'en'));
  return {
    title: 'Search: suggestions while typing',
    columns: ['typed', 'p50', 'p95', 'p99'],
    rows: [
      ...[...latency.byClass].map(([name, { p50, p95, p99 }]) => [name, p50, p95, p99]),
      ['all', latency.p50, latency.p95, latency.p99],
    ],
    checks: [atMost('P9', 'p99 of a suggestion', [latency.p99, 'ms'], 2)],
    notes: [],
  };
}

/** Rows renamed to a word nobody used: how long the change takes with its document, and until it is found. */
export async function measureUpdates(
  search: Search,
  corpus: Corpus,
  { rounds, quick }: RunOptions,
): Promise<Section> {
  const db = createDatabase(createPool(corpus.url, { max: 2 }));
  const writing: number[] = [];
  const visible: number[] = [];
  let missed = 0;
  try {
    const reference = await loadReference(db);
    for (let index = 0; index < rounds * (quick ? 10 : 20); index += 1) {
      const random = randomFor(stream.update, index);
      const row = makeProduct(corpus.vocabulary, Math.floor(random() * corpus.products), corpus.businesses);
      const rename = (name: string) =>
        db.transaction().execute(async (trx) => {
          await trx.updateTable('products').set({ name }).where('id', '=', row.id).execute();
          await drainQueue(trx, reference);
        });
      const word = `qzq${Date.now().toString(36)}${index}`;
      const started = performance.now();
      await rename(`${row.name} ${word}`);
      writing.push(performance.now() - started);
      const { ids } = await search.find('product', { text: word }, { skip: 0, size: 5 });
      visible.push(performance.now() - started);
      if (!ids.includes(row.id)) missed += 1;
      await rename(row.name);
    }
  } finally {
    await db.destroy();
  }
  return {
    title: 'Search: one row changed',
    columns: ['what', 'p50', 'p99'],
    rows: [
      ['row and document written and committed', median(writing), percentile(writing, 0.99)],
      ['and found', median(visible), percentile(visible, 0.99)],
    ],
    checks: [
      atMost('P9', 'change visible to search, p99', [percentile(visible, 0.99), 'ms'], 1_000),
      atMost('P9', 'changes not found at once', [missed, ''], 0),
    ],
    notes: [
      'The document is written in the transaction of its row: nothing is visible later than the row itself.',
    ],
  };
}
