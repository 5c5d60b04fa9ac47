import type { Dictionary } from './dictionary.ts';
import type { Keys } from './keys.ts';
import { readTextQuery, type TextQuery } from './text-query.ts';

/** How many documents hold a lexeme. */
export function documentsWith(dictionary: Dictionary, lexeme: string): number {
  if (lexeme.startsWith('=')) return dictionary.names(lexeme.slice(1));
  return lexeme.startsWith('@') ? dictionary.withFilter(lexeme) : dictionary.documents(lexeme);
}

/** Rows that meet a text query at most: all of several are in as few as the rarest, one of several in as many as all together. */
function rowsOf(dictionary: Dictionary, query: TextQuery): number {
  if (typeof query === 'string') return documentsWith(dictionary, query);
  const rows = query.parts.map((part) => rowsOf(dictionary, part));
  return query.isAny ? rows.reduce((sum, each) => sum + each, 0) : Math.min(...rows);
}

/** The same keys, the rarest first: the index goes from one to the next, and leaps over what the first ones do not hold. */
export function rarestFirst(dictionary: Dictionary, keys: Keys): Keys {
  if (keys.length < 2) return keys;
  return keys
    .map((key) => ({ key, rows: rowsOf(dictionary, readTextQuery(key)) }))
    .sort((a, b) => a.rows - b.rows)
    .map(({ key }) => key);
}
