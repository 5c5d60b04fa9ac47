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

/** All words of a kind, and what is known of its documents, as of one moment. */
async function readAll(pool: Pool, kind: Kind): Promise<{ words: WordRow[]; state: State | undefined }> {
  const client = await pool.connect();
  try {
    // A search that takes seconds is given up; a hundred thousand words may take as long on a machine that has much to do.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY; SET LOCAL statement_timeout = 0');
    const words = await client.query<WordRow>(
      'SELECT word, documents, names, stems FROM search_words WHERE kind = $1',
      [kind],
    );
    const states = await client.query<State>(
      'SELECT documents, tier_documents, tier_words FROM search_state WHERE kind = $1',
      [kind],
    );
    await client.query('COMMIT');
    client.release();
    return { words: words.rows, state: states.rows[0] };
  } catch (error) {
    // The connection is closed, and with it the transaction.
    client.release(true);
    throw error;
  }
}

/** As they were when the words of the kind were counted. */
export async function readKnownWords(pool: Pool, kind: Kind, named: NamedFilters): Promise<KnownWords> {
  const { words, state } = await readAll(pool, kind);
  return {
    dictionary: new Dictionary(words, state?.documents ?? 0, named),
    stock: (state?.tier_documents ?? []).map((documents, tier) => ({
      documents,
      words: state?.tier_words[tier] ?? 0,
    })),
  };
}
