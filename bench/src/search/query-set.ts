import { pick, type Random, randomFor } from '../corpus/random.ts';
import { type BusinessRow, makeBusiness, makeProduct } from '../corpus/rows.ts';
import type { Leaf, Vocabulary } from '../corpus/vocabulary.ts';

export type SearchedKind = 'business' | 'product';

export const queryClasses = [
  'one common word',
  'one rare word',
  'two words',
  'three words',
  'prefix',
  'misspelt',
  'exact name',
  'filters only',
] as const;
type QueryClass = (typeof queryClasses)[number];

export interface SearchQuery {
  class: QueryClass;
  text: string;
  businessType?: string;
  country?: string;
  category?: string;
  /** The word a misspelt one was made from. */
  meant?: string;
}

/** Rows queries are made from. */
interface Source {
  name: string;
  words: string[];
  owner: BusinessRow;
  leaf: Leaf;
}

const stream = { business: 31, product: 32 };
const commonRanks = 150;

function wordsIn(...texts: (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.toLowerCase().match(/[a-z]{4,}/g) ?? []))];
}

function sourceOf(kind: SearchedKind, vocabulary: Vocabulary, businesses: number, random: Random): Source {
  if (kind === 'business') {
    const owner = makeBusiness(vocabulary, Math.floor(random() * businesses));
    return {
      name: owner.name,
      words: wordsIn(owner.name, owner.short, owner.general),
      owner,
      leaf: owner.leaf,
    };
  }
  const product = makeProduct(vocabulary, Math.floor(random() * businesses * 3), businesses);
  const owner = makeBusiness(vocabulary, product.ownerIndex);
  return { name: product.name, words: wordsIn(product.name, product.description), owner, leaf: product.leaf };
}

/** One letter dropped, doubled, swapped with the next or replaced; never the first. */
export function misspell(word: string, random: Random): string {
  const place = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, place), word[place] as string, word.slice(place + 1)];
  const edits = [
    before + after,
    before + letter + letter + after,
    before + (after[0] ?? '') + letter + after.slice(1),
    before +
      pick(
        random,
        [...'aeioulrst'].filter((other) => other !== letter),
      ) +
      after,
  ];
  const changed = edits.filter((edit) => edit !== word);
  return pick(random, changed);
}

function textOf(
  name: QueryClass,
  source: Source,
  vocabulary: Vocabulary,
  random: Random,
): Partial<SearchQuery> {
  const rankOf = (word: string) => vocabulary.rankOf(word) ?? Number.POSITIVE_INFINITY;
  const byRank = source.words
    .filter((word) => vocabulary.rankOf(word) !== undefined)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const some = (count: number) => {
    const from = Math.floor(random() * Math.max(1, byRank.length - count + 1));
    return byRank.slice(from, from + count).join(' ');
  };
  switch (name) {
    case 'one common word':
      return { text: vocabulary.words[Math.floor(random() * commonRanks)] as string };
    case 'one rare word':
      return { text: byRank.at(-1) ?? source.name };
    case 'two words':
      return { text: some(2) };
    case 'three words':
      return { text: some(3) };
    case 'prefix':
      return { text: (pick(random, byRank) ?? source.name).slice(0, 4 + Math.floor(random() * 2)) };
    case 'misspelt': {
      const meant =
        pick(
          random,
          byRank.filter((word) => word.length >= 6),
        ) ?? 'equipment';
      return { text: misspell(meant, random), meant };
    }
    case 'exact name':
      return { text: source.name };
    case 'filters only':
      return { text: '' };
  }
}

/** Half of the queries with a filter that the row they come from meets, those without words always with one. */
function filtersOf(kind: SearchedKind, source: Source, random: Random): Partial<SearchQuery> {
  if (random() < 0.5) return { country: source.owner.country };
  return kind === 'business' ? { businessType: source.owner.type } : { category: source.leaf.category };
}

/** The same queries for the same corpus: as many of each class as fit into `count`. */
export function makeQueries(
  kind: SearchedKind,
  { vocabulary, businesses }: { vocabulary: Vocabulary; businesses: number },
  count = 300,
): SearchQuery[] {
  return Array.from({ length: count }, (_, index) => {
    const random = randomFor(stream[kind], index);
    const name = queryClasses[index % queryClasses.length] as QueryClass;
    const source = sourceOf(kind, vocabulary, businesses, random);
    const text = textOf(name, source, vocabulary, random);
    const filtered = name === 'filters only' || Math.floor(index / queryClasses.length) % 2 === 0;
    return { text: '', ...text, class: name, ...(filtered ? filtersOf(kind, source, random) : {}) };
  });
}
