import type { General } from '../synonyms/read-general.ts';
import { quote } from '../tsvector-text.ts';
import { fold, wordsOf } from '../words.ts';

/** Where a text names what has several names: a standard, a grade, a material or a company. */
interface EqualNames {
  text: string;
  start: number;
  /** Each of its names as a text query. */
  queries: readonly string[];
}

export type ReadEqualNames = (text: string) => EqualNames[];

interface Token {
  word: string;
  start: number;
  end: number;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)].map(({ 0: match, index }) => ({
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
  const byName = new Map<string, Set<string>>();
  function add(typed: readonly string[], found: readonly string[], mark = '') {
    const queries = found
      .map((name) =>
        wordsOf(name)
          .map((word) => quote(mark + word))
          .join(' & '),
      )
      .filter((query) => query !== '');
    for (const name of typed) {
      const key = piecesOf(name).join(' ');
      const known = byName.get(key) ?? new Set();
      for (const query of queries) known.add(query.includes('&') ? `(${query})` : query);
      byName.set(key, known);
    }
  }
  for (const names of standards) add(names, names);
  // A word of a name: what names the row's country is none of its own text.
  for (const { name, aliases } of companies) add(aliases, [name, ...aliases], '=');
  const longest = Math.max(...[...byName.keys()].map((key) => key.split(' ').length), 0);
  return (text) => {
    const tokens = tokensOf(text);
    const found: EqualNames[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
        const window = tokens.slice(at, at + length);
        const key = window.flatMap(({ word }) => word.match(/\p{N}+|[^\p{N}]+/gu) ?? []).join(' ');
        const queries = byName.get(key);
        if (!queries) continue;
        const start = tokens[at]?.start ?? 0;
        const end = window.at(-1)?.end ?? start;
        // As it was typed, too.
        const typed = window.map(({ word }) => quote(word)).join(' & ');
        found.push({
          text: text.slice(start, end),
          start,
          queries: [...new Set([...queries, `(${typed})`])],
        });
        at += length - 1;
        break;
      }
    }
    return found;
  };
}
