import type { Language, Suggestion } from '@kontor/contract';
import { createPool } from '@kontor/database';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Reference } from '../reference/reference.ts';
import { countByCountry, countByType, countRows, type Total } from './count.ts';
import { Dictionary, type WordRow } from './dictionary.ts';
import { conditionsOf, type Filters, quote } from './filters.ts';
import { findIds } from './find.ts';
import { type Kind, kinds } from './kind.ts';
import { type LookUp, type Plan, planQuery } from './plan.ts';
import { findNamed, indexTree, suggestPlaces, suggestWords } from './suggest.ts';
import { createTranslate } from './translation.ts';
import { listenForWords } from './word-listener.ts';
import { nameHash, wordsOf } from './words.ts';

export interface Query extends Filters {
  text: string;
}

interface Found extends Total {
  /** Best first. */
  ids: string[];
  correction?: Plan['correction'];
}

/** Where the product's search stands behind: which rows, how many, what was meant. Hydration is the nouns' own. */
export interface Search {
  find(kind: Kind, query: Query, page: { skip: number; size: number }): Promise<Found>;
  count(kind: Kind, query: Query): Promise<Total>;
  countByType(query: Query): Promise<Map<string, Total>>;
  countByCountry(
    kind: Kind,
    query: Query,
    limit: number,
  ): Promise<{ code: string; total: number }[] | undefined>;
  /** Completions and places; businesses come as ids. */
  suggest(
    text: string,
    language: Language,
  ): Promise<{ words: Suggestion[]; places: Suggestion[]; businessIds: string[] }>;
  close(): Promise<void>;
}

/** The planner must not guess from parameters it has not seen: these statements are made for their indexes. */
const sessionOptions =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c max_parallel_workers_per_gather=0 -c jit=off';

const nothing: Found = { ids: [], total: 0, totalIs: 'exact' };

async function readDictionary(pool: Pool, kind: Kind): Promise<Dictionary> {
  const [words, state] = await Promise.all([
    pool.query<WordRow>('SELECT word, documents, names, stems FROM search_words WHERE kind = $1', [kind]),
    pool.query<{ documents: number }>('SELECT documents FROM search_state WHERE kind = $1', [kind]),
  ]);
  return new Dictionary(words.rows, state.rows[0]?.documents ?? 0);
}

/**
 * Search on PostgreSQL: documents in tiers of their score, the words of all documents in memory. `onNewWords` hears when
 * these were read anew, from when on answers may differ.
 */
export async function openSearch(
  databaseUrl: string,
  reference: Reference,
  log: FastifyBaseLogger,
  onNewWords: (kind: Kind) => void = () => {},
): Promise<Search> {
  const pool = createPool(databaseUrl, {
    max: 4,
    options: sessionOptions,
    statement_timeout: 5_000,
    application_name: 'kontor search',
  });
  const dictionaries = new Map<Kind, Dictionary>();
  for (const kind of kinds) dictionaries.set(kind, await readDictionary(pool, kind));
  const tree = indexTree(reference);
  const translate = createTranslate(reference);
  const listener = await listenForWords(databaseUrl, log, async (kind) => {
    dictionaries.set(kind, await readDictionary(pool, kind));
    onNewWords(kind);
  });

  function dictionaryOf(kind: Kind): Dictionary {
    return dictionaries.get(kind) as Dictionary;
  }

  function lookUpIn(kind: Kind): LookUp {
    return async (word) => {
      const { rows } = await pool.query<{ held: boolean; stems: string[] }>({
        name: `look_up_${kind}`,
        text: `SELECT EXISTS (SELECT FROM ${kind}_search WHERE words @@ $2::tsquery) AS held,
          array_remove(ARRAY['en:' || (ts_lexize('english_stem', $1))[1], 'es:' || (ts_lexize('spanish_stem', $1))[1],
            'it:' || (ts_lexize('italian_stem', $1))[1]], NULL) AS stems`,
        values: [word, quote(word)],
      });
      const { held = false, stems = [] } = rows[0] ?? {};
      const heldElsewhere = kinds.some((other) => other !== kind && dictionaryOf(other).documents(word) > 0);
      return { held, heldElsewhere, stems };
    };
  }

  /** The plan of a query; null when there is text but no word in it. */
  async function plan(kind: Kind, text: string): Promise<Plan | null> {
    const planned = await planQuery(dictionaryOf(kind), text, lookUpIn(kind), translate);
    return planned.terms.length === 0 && text.trim() !== '' ? null : planned;
  }

  return {
    async find(kind, query, page) {
      const planned = await plan(kind, query.text);
      if (!planned) return nothing;
      const conditions = conditionsOf(planned.terms, query, planned.translations);
      const [ids, total] = await Promise.all([
        findIds(pool, kind, conditions, nameHash(query.text), page),
        countRows(pool, kind, conditions, dictionaryOf(kind).documentCount),
      ]);
      return { ids, ...total, correction: planned.correction };
    },
    async count(kind, query) {
      const planned = await plan(kind, query.text);
      if (!planned) return { total: 0, totalIs: 'exact' };
      return countRows(
        pool,
        kind,
        conditionsOf(planned.terms, query, planned.translations),
        dictionaryOf(kind).documentCount,
      );
    },
    async countByType(query) {
      const planned = await plan('business', query.text);
      if (!planned) return new Map();
      return countByType(
        pool,
        conditionsOf(planned.terms, query, planned.translations),
        dictionaryOf('business').documentCount,
      );
    },
    async countByCountry(kind, query, limit) {
      const planned = await plan(kind, query.text);
      if (!planned) return [];
      const conditions = conditionsOf(planned.terms, { ...query, country: undefined }, planned.translations);
      return countByCountry(pool, kind, conditions, dictionaryOf(kind).documentCount, limit);
    },
    async suggest(text, language) {
      const words = wordsOf(text);
      if (words.length === 0) return { words: [], places: [], businessIds: [] };
      const [ofProducts, ofBusinesses, businessIds] = await Promise.all([
        suggestWords(pool, 'product', dictionaryOf('product'), words, 4),
        suggestWords(pool, 'business', dictionaryOf('business'), words, 4),
        findNamed(pool, dictionaryOf('business'), text, words, 3),
      ]);
      const completions = [...new Set([...ofProducts, ...ofBusinesses])].slice(0, 4);
      return {
        words: completions.map((completion) => ({ kind: 'words', text: completion })),
        places: suggestPlaces(tree, reference, words, language, 3),
        businessIds,
      };
    },
    async close() {
      await listener.stop();
      await pool.end();
    },
  };
}
