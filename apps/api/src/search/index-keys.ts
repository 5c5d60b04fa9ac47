import type { Dictionary } from './dictionary.ts';
import { either } from './factored.ts';
import type { FitQueries } from './fit.ts';
import { type Clause, impliedBy, isPlain } from './implied.ts';
import type { Keys } from './keys.ts';
import { documentsWith, rarestFirst } from './rarest-first.ts';
import { readTextQuery, type TextQuery } from './text-query.ts';
import { quote } from './tsvector-text.ts';

/** What the index is asked, the rarest first, and what is asked of the rows that it finds. */
export interface IndexKeys {
  keys: Keys;
  onRows: string | null;
}

/** The index may find so many times the rows that are meant, or so many more: they are read for nothing. */
const spared = { times: 4, more: 200 };

/** Share of all rows that would meet a query if its lexemes were independent of each other. */
function shareOf(query: TextQuery, shareWith: (lexeme: string) => number): number {
  if (typeof query === 'string') return shareWith(query);
  const shares = query.parts.map((part) => shareOf(part, shareWith));
  return query.isAny
    ? Math.min(
        1,
        shares.reduce((sum, share) => sum + share, 0),
      )
    : shares.reduce((product, share) => product * share, 1);
}

/**
 * Keys for the index. One that is several alternatives of several words costs it much: of each alternative it looks for all words, and works
 * out for each row whether one is met. Instead it is asked for what all of them imply, a word or its other names at a time, and the rows
 * that are found are asked for the rest.
 */
export function indexKeys(dictionary: Dictionary, keys: Keys): IndexKeys {
  const documents = (lexeme: string) => documentsWith(dictionary, lexeme);
  const rowsOf = (clause: Clause) => clause.reduce((sum, lexeme) => sum + documents(lexeme), 0);
  const shareWith = (lexeme: string) =>
    Math.min(1, documents(lexeme) / Math.max(1, dictionary.documentCount));
  const queries = keys.map(readTextQuery);
  const onRows: string[] = [];
  const inIndex = keys.flatMap((key, at) => {
    const query = queries[at];
    if (query === undefined || isPlain(query)) return [key];
    const clauses = impliedBy(query, rowsOf);
    const implied = clauses.map((parts): TextQuery => ({ isAny: true, parts }));
    const rowsWith = (own: readonly TextQuery[]) =>
      dictionary.documentCount *
      shareOf({ isAny: false, parts: queries.toSpliced(at, 1, ...own) }, shareWith);
    const [found, meant] = [rowsWith(implied), rowsWith([query])];
    if (found > Math.max(meant * spared.times, meant + spared.more)) return [key];
    onRows.push(key);
    return clauses.map((clause) => either(clause.map(quote)));
  });
  return { keys: rarestFirst(dictionary, inIndex), onRows: onRows.length > 0 ? onRows.join(' & ') : null };
}

/** What rows of each fit meet, the rarest first. */
export function fitsRarestFirst(dictionary: Dictionary, fits: FitQueries): FitQueries {
  const [both, named, there] = fits.map((ways) => ways?.map((keys) => rarestFirst(dictionary, keys)));
  return [both ?? null, named ?? null, there ?? null];
}
