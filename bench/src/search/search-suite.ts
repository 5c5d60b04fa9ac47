import { openCorpus } from '../corpus/open-corpus.ts';
import { memoryInUse } from '../measure/memory.ts';
import type { RunOptions, Section, Suite } from '../suite.ts';
import type { Engine } from './engines/engine.ts';
import { openKontor, openProductSearch } from './engines/kontor.ts';
import { openNaive } from './engines/naive.ts';
import { openSqlite } from './engines/sqlite.ts';
import { openStatements } from './engines/statements.ts';
import { openTantivy } from './engines/tantivy.ts';
import { makeWholeDocuments } from './engines/whole-documents.ts';
import { makeQueries, type SearchedKind } from './query-set.ts';
import { compareEngines } from './sections/engines.ts';
import { makingOf } from './sections/making.ts';
import { measureDeepPages, measureSuggest, measureUpdates } from './sections/other-ways.ts';
import { measureOverHttp } from './sections/over-http.ts';
import { checkQuality } from './sections/quality.ts';

const kinds = ['product', 'business'] as const;

/** In a quick run products alone have yardsticks: those of both kinds take longer to make than everything to measure. */
function yardsticksOf(kind: SearchedKind, quick: boolean) {
  return quick && kind === 'business' ? [] : [openTantivy, openSqlite, openNaive];
}

async function prepareQuick({ businesses, progress }: RunOptions): Promise<void> {
  const corpus = await openCorpus(businesses, progress, { sideBySide: true });
  progress('preparing all yardsticks');
  await Promise.all(
    kinds.flatMap((kind) => {
      const written = makeWholeDocuments(corpus, kind);
      const make = async (open: typeof openSqlite | typeof openTantivy) => {
        if (open !== openNaive) await written;
        await (await open(corpus, kind))?.close();
      };
      return [written, ...yardsticksOf(kind, true).map(make)];
    }),
  );
}

async function run(options: RunOptions): Promise<Section[]> {
  const { businesses, progress } = options;
  const corpus = await openCorpus(businesses, progress);
  const before = memoryInUse();
  const search = await openProductSearch(corpus.url);
  const sections: Section[] = [makingOf(corpus, memoryInUse() - before, options)];
  try {
    for (const kind of kinds) {
      const queries = makeQueries(kind, corpus, options.quick ? 80 : 300);
      const engines: Engine[] = [await openKontor(corpus, kind, search)];
      progress(`${kind}: all words written out`);
      await makeWholeDocuments(corpus, kind);
      for (const open of yardsticksOf(kind, options.quick)) {
        progress(`${kind}: preparing the yardsticks`);
        const engine = await open(corpus, kind);
        if (engine) engines.push(engine);
      }
      const { sections: compared, own } = await compareEngines(kind, engines, queries, options);
      for (const engine of engines) await engine.close();
      sections.push(...compared);
      progress(`${kind}: quality`);
      const statements = await openStatements(corpus.url, kind);
      sections.push(
        await checkQuality(kind, search, statements, options.quick ? queries.slice(0, 16) : queries),
      );
      await statements.close();
      if (kind === 'business') continue;
      sections.push(await measureDeepPages(search, queries, options));
      sections.push(await measureOverHttp(corpus, queries, own.atEight, options));
    }
    sections.push(await measureSuggest(search, corpus, options));
    sections.push(await measureUpdates(search, corpus, options));
  } finally {
    await search.close();
  }
  return sections;
}

export const searchSuite: Suite = {
  name: 'search',
  about: 'the product’s search beside Tantivy, SQLite FTS5 and ts_rank on the same rows',
  prepareQuick,
  run,
};
