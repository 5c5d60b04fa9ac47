import type { Pool } from 'pg';
import { Dictionary, type WordRow } from './dictionary.ts';
import type { Kind } from './kind.ts';
import type { NamedFilters } from './named-filters.ts';
import type { TierStock } from './tier-stock.ts';

/** What is held in memory of a kind: its words, and what its tiers hold. */
export interface KnownWords {
  dictionary: Dictionary;
  stock: TierStock[];
}

interface State {
  documents: number;
  tier_documents: number[];
  tier_words: number[];
}

/** As they were when the words of the kind were counted. */
export async function readKnownWords(pool: Pool, kind: Kind, named: NamedFilters): Promise<KnownWords> {
  const [words, states] = await Promise.all([
    pool.query<WordRow>('SELECT word, documents, names, stems FROM search_words WHERE kind = $1', [kind]),
    pool.query<State>('SELECT documents, tier_documents, tier_words FROM search_state WHERE kind = $1', [
      kind,
    ]),
  ]);
  const state = states.rows[0];
  return {
    dictionary: new Dictionary(words.rows, state?.documents ?? 0, named),
    stock: (state?.tier_documents ?? []).map((documents, tier) => ({
      documents,
      words: state?.tier_words[tier] ?? 0,
    })),
  };
}
