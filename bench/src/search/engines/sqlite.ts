import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withConnection } from '@kontor/database';
import { makeOnce } from '../../corpus/make-once.ts';
import type { Corpus } from '../../corpus/open-corpus.ts';
import { benchData } from '../../paths.ts';
import type { SearchedKind, SearchQuery } from '../query-set.ts';
import { readDocuments } from './documents.ts';
import { type Engine, pageSize } from './engine.ts';
import { termsOf } from './terms.ts';

const countedUpTo = 10_000;

async function fill(file: string, url: string, kind: SearchedKind): Promise<void> {
  rmSync(file, { force: true });
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000');
  db.exec(
    `CREATE VIRTUAL TABLE document USING fts5(words, content='', detail=none, tokenize="unicode61 tokenchars '=@'")`,
  );
  const insert = db.prepare('INSERT INTO document (rowid, words) VALUES (?, ?)');
  db.exec('BEGIN');
  await withConnection(url, async (client) => {
    let place = 0;
    for await (const { words } of readDocuments(client, kind)) insert.run(++place, words);
  });
  db.exec('COMMIT');
  db.exec(`INSERT INTO document (document) VALUES ('optimize')`);
  db.close();
}

/** What is to match; undefined for a query whose words are all too common to be looked for, which finds everything. */
function matchOf(query: SearchQuery): string | undefined {
  const { words, isPrefix, filters } = termsOf(query);
  const terms = [
    ...words.map((word) => `"${word}"${isPrefix ? '*' : ''}`),
    ...filters.map((filter) => `"${filter}"`),
  ];
  return terms.length > 0 ? terms.join(' AND ') : undefined;
}

/** FTS5 over the same documents, its row numbers in the order of the score, so that the first found are the best. */
export async function openSqlite(
  { url, businesses, fingerprint }: Corpus,
  kind: SearchedKind,
): Promise<Engine> {
  mkdirSync(join(benchData, 'sqlite'), { recursive: true });
  const file = join(benchData, 'sqlite', `${kind}-${businesses}.db`);
  const madeIn = await makeOnce(url, `sqlite_${kind}`, fingerprint, () => fill(file, url, kind));
  const db = new DatabaseSync(file, { readOnly: true });
  db.exec('PRAGMA mmap_size = 8000000000');
  const statements = (where: string) => ({
    best: db.prepare(`SELECT rowid FROM document ${where} ORDER BY rowid LIMIT ${pageSize}`),
    counted: db.prepare(
      `SELECT count(*) AS total FROM (SELECT 1 FROM document ${where} LIMIT ${countedUpTo + 1})`,
    ),
  });
  const [some, all] = [statements('WHERE document MATCH ?'), statements('')];

  function top(query: SearchQuery): number[] {
    const match = matchOf(query);
    const rows = match === undefined ? all.best.all() : some.best.all(match);
    return rows.map(({ rowid }) => Number(rowid));
  }

  function total(query: SearchQuery): number {
    const match = matchOf(query);
    const row = match === undefined ? all.counted.get() : some.counted.get(match);
    return Number(row?.total ?? 0);
  }

  return {
    name: 'SQLite FTS5',
    top,
    topAndCount: (query) => ({ found: top(query), total: total(query) }),
    bytes: statSync(file).size,
    madeIn,
    close: () => db.close(),
  };
}
