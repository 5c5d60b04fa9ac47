import { areForms } from './are-alike.ts';
import type { NamedFilters } from './named-filters.ts';
import { NearWords } from './near-words.ts';

export interface WordRow {
  word: string;
  documents: number;
  names: number;
  stems: string[];
}

/** Words that stand behind each other: from `from` on, before `to`. */
export interface WordRange {
  from: number;
  to: number;
}

function* indexesBetween({ from, to }: WordRange): Generator<number> {
  for (let index = from; index < to; index += 1) yield index;
}

/**
 * The words of a kind's documents in memory, sorted: how many documents hold a word, what starts like it, which are
 * forms of it, and what it could be misspelt for.
 */
export class Dictionary {
  readonly size: number;
  /** Documents there were when the words were counted. */
  readonly documentCount: number;
  /** Filters of what is named by one of the words: their documents count as holding it. */
  readonly filtersNamed: NamedFilters;
  readonly #filters: ReadonlyMap<string, number>;
  readonly #words: string[];
  readonly #documents: Int32Array;
  readonly #names: Int32Array;
  readonly #stems: (readonly string[])[];
  readonly #near: NearWords;
  readonly #byStem: Map<string, number[]>;

  constructor(rows: readonly WordRow[], documentCount: number, filtersNamed: NamedFilters = () => []) {
    const [filters, words] = [true, false].map((isFilter) =>
      rows.filter(({ word }) => word.startsWith('@') === isFilter),
    ) as [WordRow[], WordRow[]];
    this.#filters = new Map(filters.map(({ word, documents }) => [word, documents]));
    const sorted = words.sort((a, b) => (a.word < b.word ? -1 : 1));
    this.size = sorted.length;
    this.documentCount = documentCount;
    this.filtersNamed = filtersNamed;
    this.#words = sorted.map(({ word }) => word);
    this.#documents = Int32Array.from(sorted, ({ documents }) => documents);
    this.#names = Int32Array.from(sorted, ({ names }) => names);
    this.#stems = sorted.map(({ stems }) => stems);
    this.#near = new NearWords(this.#words, this.#documents);
    this.#byStem = new Map();
    sorted.forEach(({ stems }, index) => {
      for (const stem of stems) {
        const sameStem = this.#byStem.get(stem);
        if (sameStem) sameStem.push(index);
        else this.#byStem.set(stem, [index]);
      }
    });
  }

  #lowerBound(word: string, { from, to }: WordRange = { from: 0, to: this.size }): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Where the words that start with `prefix` stand. `within`: where those of a beginning of it do, which is sooner searched. */
  rangeOf(prefix: string, within?: WordRange): WordRange {
    const from = this.#lowerBound(prefix, within);
    // Most beginnings that are tried for a misspelt one begin nothing.
    if (!this.#words[from]?.startsWith(prefix)) return { from, to: from };
    return { from, to: this.#lowerBound(`${prefix}\uffff`, within) };
  }

  #indexOf(word: string, within?: WordRange): number {
    const index = this.#lowerBound(word, within);
    return this.#words[index] === word ? index : -1;
  }

  /** The words in most documents, at most `limit`: thousands may start alike, so they are not all sorted. */
  #byDocuments(indexes: Iterable<number>, limit: number): string[] {
    const best: number[] = [];
    for (const index of indexes) {
      const documents = this.#documents[index] as number;
      if (best.length === limit && documents <= (this.#documents[best[limit - 1] as number] as number))
        continue;
      let place = best.length;
      while (place > 0 && documents > (this.#documents[best[place - 1] as number] as number)) place -= 1;
      best.splice(place, 0, index);
      if (best.length > limit) best.pop();
    }
    return best.map((index) => this.#words[index] as string);
  }

  /** How many documents have a filter (`@tMA`, `@k000602`); 0 when none did at the last count. */
  withFilter(filter: string): number {
    return this.#filters.get(filter) ?? 0;
  }

  /** How many documents hold the word; 0 when none did at the last count. `within`: where words that begin like it stand. */
  documents(word: string, within?: WordRange): number {
    const index = this.#indexOf(word, within);
    return index < 0 ? 0 : (this.#documents[index] as number);
  }

  /** How many documents hold the word in their name. */
  names(word: string): number {
    const index = this.#indexOf(word);
    return index < 0 ? 0 : (this.#names[index] as number);
  }

  /** Other forms of a word (singular, plural), given its stems; those in most documents first, at most `limit`. */
  forms(word: string, stems: readonly string[], limit = 6): string[] {
    const found = new Set(stems.flatMap((stem) => this.#byStem.get(stem) ?? []));
    const forms = [...found]
      .filter((index) => this.#words[index] !== word && areForms(word, this.#words[index] as string))
      .sort((a, b) => a - b);
    return this.#byDocuments(forms, limit);
  }

  /** Stems of a word that is in the dictionary. */
  stemsOf(word: string): readonly string[] {
    return this.#stems[this.#indexOf(word)] ?? [];
  }

  /** Words that start with `prefix`, those in most documents first. */
  completions(prefix: string, limit: number): string[] {
    return this.#byDocuments(indexesBetween(this.rangeOf(prefix)), limit);
  }

  /**
   * Words that start with `prefix`, those in the names of most documents first, then those in most documents. `within`: where
   * words of a beginning of it stand.
   */
  completionsByNames(prefix: string, limit: number, within?: WordRange): string[] {
    const { from, to } = this.rangeOf(prefix, within);
    const best: number[] = [];
    // One number orders by names before documents, of which there are fewer than its factor.
    const values: number[] = [];
    for (let index = from; index < to; index += 1) {
      const value = (this.#names[index] as number) * 2 ** 32 + (this.#documents[index] as number);
      if (best.length === limit && value <= (values[limit - 1] as number)) continue;
      let place = best.length;
      while (place > 0 && value > (values[place - 1] as number)) place -= 1;
      best.splice(place, 0, index);
      values.splice(place, 0, value);
      if (best.length > limit) {
        best.pop();
        values.pop();
      }
    }
    return best.map((index) => this.#words[index] as string);
  }

  /** Words of one-letter scripts that hold the given letter anywhere. */
  containing(letter: string, limit: number): string[] {
    const found: number[] = [];
    for (let index = 0; index < this.size; index += 1) {
      if ((this.#words[index] as string).includes(letter)) found.push(index);
    }
    return this.#byDocuments(found, limit);
  }

  /**
   * The word `word` was most probably meant to be: one edit away (two for words over 7 letters), the first letter kept
   * before others, then in most documents. Words under 4 letters and numbers are not corrected.
   */
  correction(word: string): string | undefined {
    // A letter wrong in the singular of what is written in the plural alone.
    return this.corrections(word, 1)[0] ?? (word.length < 4 ? undefined : this.corrections(`${word}s`, 1)[0]);
  }

  /** Words it may have been meant to be, the most probable first. `maxEdits`: edits, else by the length of the word. */
  corrections(word: string, limit: number, maxEdits = word.length > 7 ? 2 : 1): readonly string[] {
    if (word.length < 4 || /\p{N}/u.test(word)) return [];
    return this.#near.find(word, limit, maxEdits);
  }
}
