import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withConnection } from '@kontor/database';
import { makeOnce } from '../../corpus/make-once.ts';
import type { Corpus } from '../../corpus/open-corpus.ts';
import { benchData } from '../../paths.ts';
import type { SearchedKind, SearchQuery } from '../query-set.ts';
import { readDocuments } from './documents.ts';
import { type Engine, pageSize } from './engine.ts';
import { type Binding, loadBinding, type Schema, type TantivyQuery } from './tantivy-binding.ts';
import { termsOf } from './terms.ts';

const heap = 512 * 1024 * 1024;

async function fill(binding: Binding, folder: string, url: string, kind: SearchedKind): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const schema = new binding.SchemaBuilder();
  schema.addTextField('id', { stored: true, tokenizerName: 'raw', indexOption: 'basic' });
  schema.addTextField('name', { tokenizerName: 'whitespace', indexOption: 'freq' });
  schema.addTextField('words', { tokenizerName: 'whitespace', indexOption: 'freq' });
  const writer = new binding.Index(schema.build(), folder, false).writer(heap, 2);
  await withConnection(url, async (client) => {
    for await (const { id, words: written } of readDocuments(client, kind)) {
      const words = written.split(' ');
      const document = new binding.Document();
      document.addText('id', id);
      document.addText(
        'name',
        words.flatMap((word) => (word.startsWith('=') ? word.slice(1) : [])).join(' '),
      );
      document.addText('words', words.filter((word) => !word.startsWith('=')).join(' '));
      writer.addDocument(document);
    }
  });
  writer.commit();
  writer.waitMergingThreads();
}

/** Every word and filter must stand somewhere; a word in the name counts twice as much. */
function queryOf({ Query, Occur }: Binding, schema: Schema, query: SearchQuery): TantivyQuery {
  const { words, isPrefix, filters } = termsOf(query);
  const anywhere = (word: string) => {
    if (isPrefix) return Query.regexQuery(schema, 'words', `${word}.*`);
    if (query.class === 'misspelt') return Query.fuzzyTermQuery(schema, 'words', word, 1);
    return Query.termQuery(schema, 'words', word, 'freq');
  };
  const must = words.map((word) => ({ occur: Occur.Must, query: anywhere(word) }));
  const should = words.map((word) => ({
    occur: Occur.Should,
    query: Query.boostQuery(Query.termQuery(schema, 'name', word, 'freq'), 2),
  }));
  const filtered = filters.map((filter) => ({
    occur: Occur.Must,
    query: Query.constScoreQuery(Query.termQuery(schema, 'words', filter, 'basic'), 0),
  }));
  return Query.booleanQuery([...must, ...should, ...filtered]);
}

/** Tantivy (BM25) over the same documents, or undefined where its binding is not installed. */
export async function openTantivy(
  { url, businesses, fingerprint }: Corpus,
  kind: SearchedKind,
): Promise<Engine | undefined> {
  const binding = loadBinding();
  if (!binding) return undefined;
  const folder = join(benchData, 'tantivy', `${kind}-${businesses}`);
  const madeIn = await makeOnce(url, `tantivy_${kind}`, fingerprint, () => fill(binding, folder, url, kind));
  const index = binding.Index.open(folder);
  index.reload();
  const searcher = index.searcher();
  const find = (query: SearchQuery, counted: boolean) => {
    const { hits, count = 0 } = searcher.search(queryOf(binding, index.schema, query), pageSize, counted);
    return {
      found: hits.map(({ docAddress }) => String(searcher.doc(docAddress).getFirst('id'))),
      total: count,
    };
  };
  return {
    name: 'Tantivy',
    top: (query) => find(query, false).found,
    topAndCount: (query) => find(query, true),
    bytes: readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
    madeIn,
    close: () => {},
  };
}
