import { derivedFromReference } from '../reference/open-reference.ts';
import type { Dictionary } from './dictionary.ts';
import type { Engine } from './engine.ts';
import type { FitQueries } from './fit.ts';
import type { Keys } from './keys.ts';
import type { Kind } from './kind.ts';
import { cityMark } from './locations/location.ts';
import { documentsIn } from './plan.ts';
import { contentWords } from './stop-words.ts';

const wordsNaming = derivedFromReference(
  ({ nodes, countries }) =>
    new Map(
      [...nodes, ...countries].map(([id, { names }]): [string, string[]] => [id, contentWords(names.en)]),
    ),
);

/** How many documents stand in a place of the tree or a country at most; infinite where there is no such. */
export function documentsNamed({ vocabulary, reference }: Engine, kind: Kind, id: string): number {
  const words = wordsNaming(reference()).get(id);
  return words ? documentsIn(vocabulary.dictionaryOf(kind), words) : Number.POSITIVE_INFINITY;
}

/** How many documents hold a lexeme; infinite where that is not known. */
function documentsWith(engine: Engine, kind: Kind, dictionary: Dictionary, lexeme: string): number {
  if (lexeme.startsWith('=')) return dictionary.names(lexeme.slice(1));
  if (lexeme.startsWith(cityMark)) return dictionary.inCity(lexeme.slice(cityMark.length));
  return lexeme.startsWith('@')
    ? documentsNamed(engine, kind, lexeme.slice(2))
    : dictionary.documents(lexeme);
}

/** What a text query is written of: lexemes in quotes, and signs. */
const piece = /'((?:[^']|'')*)'|[()&|]/g;

/** Rows that meet a text query at most: all of several are in as few as the rarest, one of several in as many as all together. */
function rowsOf(query: string, documentsOf: (lexeme: string) => number): number {
  const open: { isAny: boolean; rows: number[] }[] = [{ isAny: false, rows: [] }];
  const rowsAt = ({ isAny, rows }: (typeof open)[number]) =>
    isAny ? rows.reduce((sum, each) => sum + each, 0) : Math.min(...rows);
  for (const [sign, lexeme] of query.matchAll(piece)) {
    const level = open.at(-1) as (typeof open)[number];
    if (lexeme !== undefined) level.rows.push(documentsOf(lexeme.replaceAll("''", "'")));
    else if (sign === '(') open.push({ isAny: false, rows: [] });
    else if (sign === ')') {
      open.pop();
      open.at(-1)?.rows.push(rowsAt(level));
    } else level.isAny = sign === '|';
  }
  return rowsAt(open[0] as (typeof open)[number]);
}

/** The same keys, the rarest first: the index goes from one to the next, and leaps over what the first ones do not hold. */
export function rarestFirst(engine: Engine, kind: Kind, keys: Keys): Keys {
  if (keys.length < 2) return keys;
  const dictionary = engine.vocabulary.dictionaryOf(kind);
  const documentsOf = (lexeme: string) => documentsWith(engine, kind, dictionary, lexeme);
  return keys
    .map((key) => ({ key, rows: rowsOf(key, documentsOf) }))
    .sort((a, b) => a.rows - b.rows)
    .map(({ key }) => key);
}

/** The same for what rows of each fit meet. */
export function fitsRarestFirst(engine: Engine, kind: Kind, fits: FitQueries): FitQueries {
  const [both, named, there] = fits.map((keys) => keys && rarestFirst(engine, kind, keys));
  return [both ?? null, named ?? null, there ?? null];
}
