import type { Language, Suggestion } from '@kontor/contract';
import { createPool } from '@kontor/database';
import type { FastifyBaseLogger } from 'fastify';
import { derivedFromReference } from '../reference/open-reference.ts';
import type { Reference } from '../reference/reference.ts';
import { countByCountry, countByType, countRows } from './count.ts';
import { countTiers, countTiersByType } from './count-tiers.ts';
import type { Dictionary } from './dictionary.ts';
import { countedUpTo, enoughFor, estimateTotal, type Total } from './estimate.ts';
import { anyOf, type Conditions, conditionsOf, type Filters } from './filters.ts';
import { findIds } from './find.ts';
import { findAndCount } from './find-and-count.ts';
import { type Kind, kinds } from './kind.ts';
import { type KnownWords, readKnownWords } from './known-words.ts';
import { createNamedFilters, type NamedFilters } from './named-filters.ts';
import { type LookUp, type Plan, type Planned, planQuery, tellingWords } from './plan.ts';
import { firstMet, otherTexts } from './second-try.ts';
import { findNamed, indexTree, suggestPlaces, suggestWords } from './suggest.ts';
import { createFindNodes, createTranslate } from './translation.ts';
import { listenForWords } from './word-listener.ts';
import { nameHash, wordsOf } from './words.ts';

export interface Query extends Filters {
  text: string;
}

interface Page {
  skip: number;
  size: number;
}

interface Found extends Total {
  /** Best first. */
  ids: string[];
  correction?: Plan['correction'];
}

/** Where the product's search stands behind: which rows, how many, what was meant. Hydration is the nouns' own. */
export interface Search {
  find(kind: Kind, query: Query, page: Page): Promise<Found>;
  /** The best rows alone, as the first page of `find` has them when what was typed is found. */
  findTop(kind: Kind, query: Query, size: number): Promise<string[]>;
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

/** Up to so many documents every total is exact: counting all rows takes a few milliseconds at most. */
const countedExactly = 75_000;
/** Rows that are found and counted in one reading; pages behind them are found by a walk that does not count. */
const readAtOnce = 2_000;

/** What a query comes to for a kind. */
interface Prepared {
  conditions: Conditions;
  hash: string;
  /** Words every row must hold itself; shorter documents do not hold the names of their places less often. */
  wordTerms: number;
  /** Rows that are counted before the rest is estimated. */
  enough: number;
  correction?: Plan['correction'];
}

/** What the names of the reference data mean to a search. */
const namesOf = derivedFromReference((reference) => ({
  filters: {
    business: createNamedFilters(reference, 'business'),
    product: createNamedFilters(reference, 'product'),
    person: createNamedFilters(reference, 'person'),
  } satisfies Record<Kind, NamedFilters>,
  tree: indexTree(reference),
  translate: createTranslate(reference),
  findNodes: createFindNodes(reference),
}));

const nothing: Found = { ids: [], total: 0, totalIs: 'exact' };

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
  const known = new Map<Kind, KnownWords>();
  const readWords = async (kind: Kind) =>
    void known.set(
      kind,
      await readKnownWords(pool, kind, (words) => namesOf(reference()).filters[kind](words)),
    );
  for (const kind of kinds) await readWords(kind);
  const listener = await listenForWords(databaseUrl, log, async (kind) => {
    await readWords(kind);
    onNewWords(kind);
  });

  function knownOf(kind: Kind): KnownWords {
    return known.get(kind) as KnownWords;
  }

  function dictionaryOf(kind: Kind): Dictionary {
    return knownOf(kind).dictionary;
  }

  function heldElsewhere(kind: Kind, word: string): boolean {
    return kinds.some((other) => other !== kind && dictionaryOf(other).documents(word) > 0);
  }

  function lookUpIn(kind: Kind): LookUp {
    return async (word) => {
      const { rows } = await pool.query<{ held: boolean; stems: string[] }>({
        name: `look_up_${kind}`,
        text: `SELECT EXISTS (SELECT FROM ${kind}_search WHERE words @@ $2::tsquery) AS held,
          array_remove(ARRAY['en:' || (ts_lexize('english_stem', $1))[1], 'es:' || (ts_lexize('spanish_stem', $1))[1],
            'it:' || (ts_lexize('italian_stem', $1))[1]], NULL) AS stems`,
        values: [word, anyOf([word, ...dictionaryOf(kind).filtersNamed([word])])],
      });
      const { held = false, stems = [] } = rows[0] ?? {};
      return { held, heldElsewhere: heldElsewhere(kind, word), stems };
    };
  }

  function plan(kind: Kind, text: string, words?: Map<string, Promise<Planned>>): Promise<Plan> {
    const { translate, findNodes } = namesOf(reference());
    return planQuery(dictionaryOf(kind), text, lookUpIn(kind), translate, findNodes, words);
  }

  /** Null when there is text but no word in it. */
  async function prepare(kind: Kind, query: Query): Promise<Prepared | null> {
    const { terms, translations, nodes, correction } = await plan(kind, query.text);
    if (terms.length === 0 && query.text.trim() !== '') return null;
    return {
      conditions: conditionsOf(terms, query, translations, nodes),
      hash: nameHash(query.text),
      wordTerms: terms.filter(({ filters }) => filters.length === 0).length,
      enough: enoughFor(Math.min(...terms.map(({ documents }) => documents))),
      correction,
    };
  }

  function isCountedExactly(kind: Kind): boolean {
    return dictionaryOf(kind).documentCount <= countedExactly;
  }

  function estimateFrom(kind: Kind, counts: readonly number[], { wordTerms, enough }: Prepared): Total {
    return estimateTotal(counts, knownOf(kind).stock, wordTerms, enough);
  }

  async function countPrepared(kind: Kind, prepared: Prepared): Promise<Total> {
    const { conditions, enough } = prepared;
    if (isCountedExactly(kind)) return { total: await countRows(pool, kind, conditions), totalIs: 'exact' };
    if (conditions.anywhere === null) return { total: countedUpTo, totalIs: 'atLeast' };
    return estimateFrom(kind, await countTiers(pool, kind, conditions, enough), prepared);
  }

  async function countTypes(prepared: Prepared): Promise<Map<string, Total>> {
    const { conditions, enough } = prepared;
    if (isCountedExactly('business')) {
      const totals = await countByType(pool, conditions);
      return new Map([...totals].map(([type, total]) => [type, { total, totalIs: 'exact' }]));
    }
    const tiers = await countTiersByType(pool, conditions, enough);
    return new Map([...tiers].map(([type, counts]) => [type, estimateFrom('business', counts, prepared)]));
  }

  async function findPrepared(kind: Kind, prepared: Prepared, page: Page): Promise<Found> {
    const { conditions, hash, enough, correction } = prepared;
    if (conditions.anywhere === null || page.skip + page.size > readAtOnce) {
      const [ids, total] = await Promise.all([
        findIds(pool, kind, conditions, hash, page),
        countPrepared(kind, prepared),
      ]);
      return { ids, ...total, correction };
    }
    const { ids, counts } = await findAndCount(pool, kind, conditions, hash, page, enough);
    const total = estimateFrom(kind, counts, prepared);
    const isExact = total.totalIs === 'exact' || !isCountedExactly(kind);
    return { ids, ...(isExact ? total : await countPrepared(kind, prepared)), correction };
  }

  /** The most probable other text when no row of the kind holds the words of this one together. */
  async function meantInstead(kind: Kind, text: string): Promise<string | undefined> {
    const words = tellingWords(text);
    if (words.length === 0) return undefined;
    const isSure = (word: string) => dictionaryOf(kind).documents(word) === 0 && heldElsewhere(kind, word);
    const texts = [text, ...otherTexts(dictionaryOf(kind), text, words, isSure)];
    const planned = new Map<string, Promise<Planned>>();
    const plans = await Promise.all(texts.map((tried) => plan(kind, tried, planned)));
    const queries = plans.map(({ terms, translations }) => conditionsOf(terms, {}, translations).anywhere);
    const place = await firstMet(pool, kind, queries);
    return place > 0 ? texts[place] : undefined;
  }

  /** Asks for the query; when that answers nothing, for what was probably meant. */
  async function askTwice<Answer>(
    kind: Kind,
    query: Query,
    ask: (prepared: Prepared | null) => Promise<Answer>,
    isNothing: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const answer = await ask(await prepare(kind, query));
    if (!isNothing(answer)) return answer;
    const text = await meantInstead(kind, query.text);
    if (text === undefined) return answer;
    const prepared = await prepare(kind, { ...query, text });
    return ask(prepared && { ...prepared, correction: { textQuery: text, applied: true } });
  }

  return {
    find: (kind, query, page) =>
      askTwice(
        kind,
        query,
        async (prepared) => (prepared ? findPrepared(kind, prepared, page) : nothing),
        ({ total }) => total === 0,
      ),
    async findTop(kind, query, size) {
      const prepared = await prepare(kind, query);
      return prepared ? findIds(pool, kind, prepared.conditions, prepared.hash, { skip: 0, size }) : [];
    },
    count: (kind, query) =>
      askTwice(
        kind,
        query,
        async (prepared): Promise<Total> => (prepared ? countPrepared(kind, prepared) : nothing),
        ({ total }) => total === 0,
      ),
    countByType: (query) =>
      askTwice(
        'business',
        query,
        async (prepared) => (prepared ? countTypes(prepared) : new Map<string, Total>()),
        (totals) => [...totals.values()].every(({ total }) => total === 0),
      ),
    async countByCountry(kind, query, limit) {
      if (!isCountedExactly(kind)) return undefined;
      return askTwice(
        kind,
        { ...query, country: undefined },
        async (prepared) => (prepared ? countByCountry(pool, kind, prepared.conditions, limit) : []),
        (countries) => countries.length === 0,
      );
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
        places: suggestPlaces(namesOf(reference()).tree, reference(), words, language, 3),
        businessIds,
      };
    },
    async close() {
      await listener.stop();
      await pool.end();
    },
  };
}
