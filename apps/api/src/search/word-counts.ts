import { type Database, inTransaction } from '@kontor/database';
import { sql } from 'kysely';
import type { SearchDocument } from './document.ts';
import type { Kind } from './kind.ts';
import type { ReferenceWords } from './reference-words.ts';

export interface WordCount {
  documents: number;
  names: number;
}

const atOnce = 20_000;
const maxShared = 20_000;

/** Stems of a word by SQL; words of scripts or numbers a stemmer cannot change carry none. */
export const stemsOfWord = sql.raw(`CASE WHEN word ~ '^[a-z]{3,}$' THEN array_remove(ARRAY[
  'en:' || (ts_lexize('english_stem', word))[1],
  'es:' || (ts_lexize('spanish_stem', word))[1],
  'it:' || (ts_lexize('italian_stem', word))[1]
], NULL) ELSE '{}' END`);

/** The words of documents as they are made, with how many hold them: saves a rebuild the pass over all of them. */
export class WordCounts {
  readonly #counts = new Map<string, WordCount>();
  readonly #shared = new Map<ReferenceWords, number>();

  #of(word: string): WordCount {
    const known = this.#counts.get(word);
    if (known) return known;
    const count = { documents: 0, names: 0 };
    this.#counts.set(word, count);
    return count;
  }

  add({ filters, nameWords, words, named }: SearchDocument): void {
    for (const filter of new Set(filters)) this.#of(filter).documents += 1;
    for (const word of nameWords) this.#of(word).names += 1;
    for (const word of words) this.#of(word).documents += 1;
    for (const names of named) this.#shared.set(names, (this.#shared.get(names) ?? 0) + 1);
    if (this.#shared.size >= maxShared) this.#spread();
  }

  /** What documents share is counted for all of them at once. */
  #spread(): void {
    for (const [{ named }, documents] of this.#shared)
      for (const word of named) this.#of(word).documents += documents;
    this.#shared.clear();
  }

  /** What was counted, to be handed to another thread. */
  counted(): ReadonlyMap<string, WordCount> {
    this.#spread();
    return this.#counts;
  }

  /** Adds what was counted of other documents. */
  addCounted(counted: ReadonlyMap<string, WordCount>): void {
    for (const [word, { documents, names }] of counted) {
      const count = this.#of(word);
      count.documents += documents;
      count.names += names;
    }
  }

  /** Takes the place of the words of the kind. */
  async write(db: Database, kind: Kind): Promise<void> {
    this.#spread();
    await inTransaction(db, async (trx) => {
      await sql`DELETE FROM search_words WHERE kind = ${kind}`.execute(trx);
      const all = [...this.#counts].map(([word, count]) => ({ word, ...count }));
      for (let from = 0; from < all.length; from += atOnce) {
        await sql`
          INSERT INTO search_words (kind, word, documents, names, stems)
          SELECT ${kind}, word, documents, names, ${stemsOfWord}
          FROM json_to_recordset(${JSON.stringify(all.slice(from, from + atOnce))}::json)
            AS counted (word text, documents integer, names integer)
        `.execute(trx);
      }
    });
  }
}
