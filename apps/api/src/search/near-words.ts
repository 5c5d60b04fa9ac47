import { withinDistance } from './edit-distance.ts';

/** Words of one length: where they stand and which letters they have, in the same order. */
interface SameLength {
  indexes: Int32Array;
  letters: Int32Array;
}

/** What is asked for again while the texts are planned that a question may mean. */
const recentMaximum = 64;

/** Bits of the letters a word has, to rule out most words before the distance is measured. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) % 31);
  return bits;
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** What a misspelt word may have been meant to be, of words that lie in memory. */
export class NearWords {
  readonly #words: readonly string[];
  readonly #documents: Int32Array;
  readonly #byLength: ReadonlyMap<number, SameLength>;
  readonly #recent = new Map<string, readonly string[]>();

  /** @param documents how many documents hold each of the words */
  constructor(words: readonly string[], documents: Int32Array) {
    this.#words = words;
    this.#documents = documents;
    const byLength = new Map<number, number[]>();
    words.forEach(({ length }, index) => {
      const sameLength = byLength.get(length);
      if (sameLength) sameLength.push(index);
      else byLength.set(length, [index]);
    });
    this.#byLength = new Map(
      [...byLength].map(([length, indexes]): [number, SameLength] => [
        length,
        {
          indexes: Int32Array.from(indexes),
          letters: Int32Array.from(indexes, (index) => lettersOf(words[index] as string)),
        },
      ]),
    );
  }

  /** Words at most so many edits from a word, the most probable first: the nearest, the first letter kept, in most documents. */
  find(word: string, limit: number, maxEdits: number): readonly string[] {
    const asked = `${maxEdits} ${limit} ${word}`;
    const known = this.#recent.get(asked);
    if (known) return known;
    const found = this.#search(word, limit, maxEdits);
    this.#recent.set(asked, found);
    for (const oldest of this.#recent.keys()) {
      if (this.#recent.size <= recentMaximum) break;
      this.#recent.delete(oldest);
    }
    return found;
  }

  #search(word: string, limit: number, maxEdits: number): string[] {
    const own = lettersOf(word);
    // Whoever types a plural means several: tannins are no tanning.
    const isPlural = /[a-z]{4}s$/.test(word);
    const best: { rank: number; index: number }[] = [];
    for (let length = word.length - maxEdits; length <= word.length + maxEdits; length += 1) {
      const same = this.#byLength.get(length);
      if (!same) continue;
      const { indexes, letters } = same;
      for (let place = 0; place < indexes.length; place += 1) {
        const other = letters[place] as number;
        if (countBits(own & ~other) > maxEdits || countBits(other & ~own) > maxEdits) continue;
        const index = indexes[place] as number;
        const candidate = this.#words[index] as string;
        if (isPlural && !candidate.endsWith('s')) continue;
        const distance = withinDistance(word, candidate, maxEdits);
        if (distance === 0 || distance > maxEdits) continue;
        const firstLetter = candidate[0] === word[0] ? 0 : 1;
        const rank = distance * 4 + firstLetter * 3 - Math.log10(1 + (this.#documents[index] as number));
        if (best.length === limit && rank >= (best[limit - 1]?.rank ?? 0)) continue;
        best.push({ rank, index });
        best.sort((a, b) => a.rank - b.rank);
        if (best.length > limit) best.pop();
      }
    }
    return best.map(({ index }) => this.#words[index] as string);
  }
}
