import { filterOf, type NamedFilters } from '../named-filters.ts';
import type { General } from '../synonyms/read-general.ts';
import { quote } from '../tsvector-text.ts';
import { fold, wordsOf } from '../words.ts';

/** Where a text names what has several names: a standard, a grade, a material or a company. */
interface EqualNames {
  text: string;
  start: number;
  /** Each of its names as a text query. */
  queries: readonly string[];
  /** Names that are words for something else, too: they count in their industry, and tell less than a name does. */
  doubtful: readonly string[];
}

/** @param filtersNamed filters that count as a word: titanium stands in no text of what is in its place */
export type ReadEqualNames = (text: string, filtersNamed?: NamedFilters) => EqualNames[];

/** The words of a name, the mark of those that must stand in the name of a row, and the industry in which it is a name. */
interface Wanted {
  words: readonly string[];
  mark: '' | '=';
  place?: string;
}

function queryFor({ words, mark, place }: Wanted, filtersNamed: NamedFilters): string {
  const parts = words.map((word) => {
    const ways = [mark + word, ...(mark === '' ? filtersNamed([word]) : [])].map(quote);
    return ways.length === 1 ? (ways[0] as string) : `(${ways.join(' | ')})`;
  });
  if (place !== undefined) parts.push(quote(filterOf(place)));
  return parts.length > 1 ? `(${parts.join(' & ')})` : (parts[0] as string);
}

/** Beside one of these a number is the grade of a metal, folded. */
const metal =
  /(?<![a-z])(?:stainless|steels?|inox|inoxidable|acero|acciaio|edelstahl|stahl|acier|alumini?um|aluminio|alluminio|duplex|alloy)(?![a-z])|不锈钢|钢|铝/;

interface Token {
  word: string;
  start: number;
  end: number;
}

function tokensOf(text: string): Token[] {
  // Chinese is written without spaces around a number.
  return [
    ...text.matchAll(/\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}][[\p{L}\p{N}\p{M}]--\p{Script=Han}]*/gv),
  ].map(({ 0: match, index }) => ({
    word: fold(match),
    start: index,
    end: index + match.length,
  }));
}

/** Letters and digits are told apart, so that EN388 and EN 388 are one. */
function piecesOf(name: string): string[] {
  return tokensOf(name).flatMap(({ word }) => word.match(/\p{N}+|[^\p{N}]+/gu) ?? []);
}

/**
 * Standards by their equal names, and companies by what else they are known by, written with or without spaces; the longest name first.
 * The name of a company itself is read as any words are: it may be the word for something else, too.
 */
export function createReadEqualNames({
  standards,
  companies,
}: Pick<General, 'standards' | 'companies'>): ReadEqualNames {
  const byName = new Map<string, Map<string, Wanted>>();
  const grades = new Set<string>();
  function add(typed: readonly string[], found: readonly string[], given: Partial<Wanted> = {}) {
    const wanted = found
      .map((name): Wanted => ({ mark: '', ...given, words: wordsOf(name) }))
      .filter(({ words }) => words.length > 0);
    for (const name of typed) {
      const key = piecesOf(name).join(' ');
      const known = byName.get(key) ?? new Map<string, Wanted>();
      for (const each of wanted) known.set(`${each.mark}${each.words.join(' ')}${each.place ?? ''}`, each);
      byName.set(key, known);
    }
  }
  for (const { names, ambiguous, place } of standards) {
    const all = [...names, ...ambiguous];
    add(all, names);
    add(all, ambiguous, { place });
    for (const name of ambiguous) grades.add(piecesOf(name).join(' '));
  }
  // A word of a name: what names the row's country is none of its own text.
  for (const { name, aliases } of companies) add(aliases, [name, ...aliases], { mark: '=' });
  const longest = Math.max(...[...byName.keys()].map((key) => key.split(' ').length), 0);
  return (text, filtersNamed = () => []) => {
    const tokens = tokensOf(text);
    const found: EqualNames[] = [];
    const isOfMetal = metal.test(fold(text));
    for (let at = 0; at < tokens.length; at += 1) {
      for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
        const window = tokens.slice(at, at + length);
        const key = window.flatMap(({ word }) => word.match(/\p{N}+|[^\p{N}]+/gu) ?? []).join(' ');
        const known = grades.has(key) && !isOfMetal ? undefined : byName.get(key);
        if (!known) continue;
        const start = tokens[at]?.start ?? 0;
        const end = window.at(-1)?.end ?? start;
        // As it was typed, too.
        const typed: Wanted = { words: window.map(({ word }) => word), mark: '' };
        const queriesFor = (some: readonly Wanted[]) => [
          ...new Set(some.map((each) => queryFor(each, filtersNamed))),
        ];
        const names = [...known.values(), ...(grades.has(key) ? [] : [typed])];
        found.push({
          text: text.slice(start, end),
          start,
          queries: queriesFor(names.filter(({ place }) => place === undefined)),
          doubtful: queriesFor(names.filter(({ place }) => place !== undefined)),
        });
        at += length - 1;
        break;
      }
    }
    return found;
  };
}
