import type { Language, Reason, Suggestion } from '@kontor/contract';
import { createPool } from '@kontor/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Reference } from '../reference/reference.ts';
import { askTwice } from './ask-twice.ts';
import { completeText } from './complete-text.ts';
import { type Counts, countsFor } from './counts.ts';
import type { Engine } from './engine.ts';
import { explain } from './explain.ts';
import { findIds } from './find.ts';
import { findAmong } from './find-among.ts';
import { type Found, findPrepared, type Page } from './find-prepared.ts';
import { type Floor, findMeeting } from './floor.ts';
import type { Kind } from './kind.ts';
import { knowledgeOf, prepare, type Query } from './prepare.ts';
import { createSearchRequest } from './search-request.ts';
import { findNamed } from './suggestion/find-named.ts';
import { openVocabulary } from './vocabulary.ts';

interface Among extends Pick<Page, 'order'> {
  ids: readonly string[];
}

/** Where the product's search stands behind: which rows, how many, what was meant. Hydration is the nouns' own. */
export interface Search {
  find(kind: Kind, query: Query, page: Page): Promise<Found>;
  /** Which of some rows `find` finds, in no order: the text is read as it reads it for a page in this order. */
  findAmong(kind: Kind, query: Query, among: Among): Promise<string[]>;
  /** The best rows alone, as the first page of `find` has them when what was typed is found. */
  findTop(kind: Kind, query: Query, size: number): Promise<string[]>;
  /** Reads what is known of words, which the first search does else: it takes a second. */
  prepare(): void;
  /** By what each of the rows that were found fits. */
  explain(kind: Kind, found: Found): Promise<{ id: string; reasons: Reason[] }[]>;
  /** Which of some rows meet a floor. */
  meeting(kind: Kind, floor: Floor, ids: readonly string[]): Promise<string[]>;
  /** Counts for one request. */
  counts(): Counts;
  /** Businesses with every word in their name, the last one as a beginning; best first. */
  completeName(name: string, size: number): Promise<string[]>;
  /** What somebody may be about to type, at most 8. */
  suggest(text: string, language: Language): Promise<Suggestion[]>;
  close(): Promise<void>;
}

/** The planner must not guess from parameters it has not seen: these statements are made for their indexes. */
const sessionOptions =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c max_parallel_workers_per_gather=0 -c jit=off';

const nothing: Found = { ids: [], total: 0, totalIs: 'exact', locations: [] };

/**
 * Search on PostgreSQL: documents in tiers of their score, the words of all documents in memory. `onNewWords` hears when
 * these were read anew, from when on answers may differ.
 */
export async function openSearch(
  databaseUrl: string,
  reference: () => Reference,
  log: FastifyBaseLogger,
  onNewWords: (kind: Kind) => void = () => {},
): Promise<Search> {
  const pool = createPool(databaseUrl, {
    max: 4,
    options: sessionOptions,
    statement_timeout: 5_000,
    application_name: 'kontor search',
  });
  const vocabulary = await openVocabulary({ databaseUrl, pool, reference, log, onNewWords });
  const engine: Engine = { pool, vocabulary, reference };

  return {
    find: (kind, query, page) => {
      const request = createSearchRequest(engine);
      return askTwice(request, kind, query, {
        ask: async (prepared) => (prepared ? findPrepared(request, kind, prepared, page) : nothing),
        isNothing: ({ total }) => total === 0,
      });
    },
    async findAmong(kind, query, { ids, ...page }) {
      const request = createSearchRequest(engine);
      const read = await askTwice(request, kind, query, {
        ask: async (prepared) =>
          prepared
            ? {
                ...(await findPrepared(request, kind, prepared, { skip: 0, size: 1, ...page })),
                conditions: prepared.conditions,
              }
            : undefined,
        isNothing: (answer) => !answer?.total,
      });
      return read ? findAmong(pool, kind, read.conditions, ids) : [];
    },
    prepare: () => void knowledgeOf(reference()),
    async explain(kind, { ids, explained }) {
      if (!explained) return [];
      const reasons = await explain(pool, kind, explained, ids);
      return ids.map((id) => ({ id, reasons: reasons.get(id) ?? [] }));
    },
    meeting: (kind, floor, ids) => findMeeting(pool, kind, floor, ids),
    async findTop(kind, query, size) {
      const prepared = await prepare(createSearchRequest(engine), kind, query);
      return prepared ? findIds(pool, kind, prepared.conditions, prepared.hash, { skip: 0, size }) : [];
    },
    counts: () => countsFor(createSearchRequest(engine)),
    completeName: async (name, size) => (await findNamed(engine, 'business', name, size)).map(({ id }) => id),
    suggest: (text, language) => completeText(engine, text, language),
    async close() {
      await vocabulary.close();
      await pool.end();
    },
  };
}
