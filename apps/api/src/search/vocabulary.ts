import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { derivedFromReference } from '../reference/open-reference.ts';
import type { Reference } from '../reference/reference.ts';
import type { Dictionary } from './dictionary.ts';
import { type Kind, kinds } from './kind.ts';
import { type KnownWords, readKnownWords } from './known-words.ts';
import { createNamedFilters, type NamedFilters } from './named-filters.ts';
import { listenForWords } from './word-listener.ts';

/** The words of all documents, in memory. */
export interface Vocabulary {
  knownOf(kind: Kind): KnownWords;
  dictionaryOf(kind: Kind): Dictionary;
  /** Whether documents of another kind hold the word. */
  isHeldElsewhere(kind: Kind, word: string): boolean;
  close(): Promise<void>;
}

const filtersOf = derivedFromReference(
  (reference) =>
    ({
      business: createNamedFilters(reference, 'business'),
      product: createNamedFilters(reference, 'product'),
      person: createNamedFilters(reference, 'person'),
    }) satisfies Record<Kind, NamedFilters>,
);

interface Source {
  databaseUrl: string;
  pool: Pool;
  reference: () => Reference;
  log: FastifyBaseLogger;
  /** Hears when the words of a kind were read anew, from when on answers may differ. */
  onNewWords: (kind: Kind) => void;
}

/** Reads the words of all kinds, and reads them anew when they change. */
export async function openVocabulary(source: Source): Promise<Vocabulary> {
  const { databaseUrl, pool, reference, log, onNewWords } = source;
  const known = new Map<Kind, KnownWords>();
  const readWords = async (kind: Kind) =>
    void known.set(kind, await readKnownWords(pool, kind, (words) => filtersOf(reference())[kind](words)));
  for (const kind of kinds) await readWords(kind);
  const listener = await listenForWords(databaseUrl, log, async (kind) => {
    await readWords(kind);
    onNewWords(kind);
  });

  const knownOf = (kind: Kind) => known.get(kind) as KnownWords;
  const dictionaryOf = (kind: Kind) => knownOf(kind).dictionary;
  return {
    knownOf,
    dictionaryOf,
    isHeldElsewhere: (kind, word) =>
      kinds.some((other) => other !== kind && dictionaryOf(other).documents(word) > 0),
    close: () => listener.stop(),
  };
}
