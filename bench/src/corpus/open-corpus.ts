import { loadReference, rebuildSearch } from '@kontor/api/search';
import { migrate, withConnection, withDatabase } from '@kontor/database';
import { findDatabase, makeDatabase } from './bench-server.ts';
import { rowsFingerprint, searchFingerprint } from './fingerprint.ts';
import { loadRows } from './load-rows.ts';
import { makeOnce, wasMade } from './make-once.ts';
import { sizesOf } from './rows.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Seconds each part of making the corpus took, when it was made. */
interface MakingTimes {
  rows: number;
  businessSearch: number;
  productSearch: number;
  personSearch: number;
}

export interface Corpus {
  url: string;
  businesses: number;
  products: number;
  vocabulary: Vocabulary;
  making: MakingTimes;
  /** Changes when rows or documents are made in another way: so are things made from them. */
  fingerprint: string;
}

type Progress = (what: string) => void;
type Kind = 'business' | 'product' | 'person';

const opened = new Map<number, Promise<Corpus>>();

function readVocabulary(url: string): Promise<Vocabulary> {
  return withDatabase(url, async (db) => createVocabulary(await loadReference(db)));
}

async function copyRows(url: string, businesses: number, progress: Progress): Promise<void> {
  const vocabulary = await readVocabulary(url);
  await withConnection(url, async (client) => {
    await loadRows(client, vocabulary, businesses, progress);
    await client.query('VACUUM (ANALYZE)');
  });
}

function rebuild(url: string, kind: Kind, progress: Progress): Promise<void> {
  const told = (_: Kind, done: number) =>
    progress(`search documents of ${kind}: ${done.toLocaleString('en')}`);
  return withDatabase(
    url,
    async (db) => void (await rebuildSearch(db, await loadReference(db), told, [kind])),
    { max: 3 },
  );
}

async function open(businesses: number, progress: Progress, sideBySide: boolean): Promise<Corpus> {
  const ofRows = await rowsFingerprint();
  const fingerprint = `${ofRows} ${await searchFingerprint()}`;
  const name = `corpus_${businesses}`;
  const { url, exists } = await findDatabase(name);
  if (!exists || (await wasMade(url, 'rows', ofRows)) === undefined) {
    progress(`making a corpus of ${businesses.toLocaleString('en')} businesses`);
    await makeDatabase(name);
    await migrate(url);
  }
  const rows = await makeOnce(url, 'rows', ofRows, () => copyRows(url, businesses, progress));
  // Figures of the one way of making are none of the other: each makes its own.
  const way = sideBySide ? `${fingerprint} side by side` : fingerprint;
  const documents = (kind: Kind) => makeOnce(url, `${kind} search`, way, () => rebuild(url, kind, progress));
  const kinds = ['business', 'product', 'person'] as const;
  if (sideBySide) await Promise.all(kinds.map(documents));
  const [businessSearch, productSearch, personSearch] = [
    await documents('business'),
    await documents('product'),
    await documents('person'),
  ];
  const making = { rows, businessSearch, productSearch, personSearch };
  // Vacuumed as the tables of a database that has run for a while.
  await makeOnce(url, 'vacuum', fingerprint, () =>
    withConnection(url, async (client) => void (await client.query('VACUUM (ANALYZE)'))),
  );
  return { url, ...sizesOf(businesses), vocabulary: await readVocabulary(url), making, fingerprint };
}

/**
 * A database with so many businesses and three times as many products, reused between runs.
 * @param sideBySide makes the documents of all kinds at once: sooner, but how long each took says nothing then
 */
export function openCorpus(
  businesses: number,
  progress: Progress,
  { sideBySide = false } = {},
): Promise<Corpus> {
  const found = opened.get(businesses) ?? open(businesses, progress, sideBySide);
  opened.set(businesses, found);
  return found;
}
