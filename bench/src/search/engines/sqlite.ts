import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { withClient } from '../../corpus/bench-server.ts';
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
  await withClient(url, async (client) => {
    let place = 0;
    for await (const { words } of readDocuments(client, kind)) insert.run(++place, words.join(' '));
  });
  db.exec('COMMIT');
  db.exec(`INSERT INTO document (document) VALUES ('optimize')`);
  db.close();
}

function matchOf(query: SearchQuery): string {
  const { words, isPrefix, filters } = termsOf(query);
  const terms = [
    ...words.map((word) => `"${word}"${isPrefix ? '*' : ''}`),
    ...filters.map((filter) => `"${filter}"`),
  ];
  return terms.join(' AND ');
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
  const best = db.prepare(
    `SELECT rowid FROM document WHERE document MATCH ? ORDER BY rowid LIMIT ${pageSize}`,
  );
  const counted = db.prepare(
    `SELECT count(*) AS total FROM (SELECT 1 FROM document WHERE document MATCH ? LIMIT ${countedUpTo + 1})`,
  );
  const top = (query: SearchQuery) => best.all(matchOf(query)).map(({ rowid }) => Number(rowid));
  return {
    name: 'SQLite FTS5',
    top,
    topAndCount: (query) => ({ found: top(query), total: Number(counted.get(matchOf(query))?.total ?? 0) }),
    bytes: statSync(file).size,
    madeIn,
    close: () => db.close(),
  };
}
