import { ambiguousTermsIn, readLines, termsIn } from './read-lines.ts';

/** Names of a country, a state or a city. */
interface Named {
  code: string;
  terms: readonly string[];
  /** Names that are words for something else, too. */
  ambiguous: readonly string[];
}

/** Equal names of a standard, a grade or a material. */
interface Standard {
  names: readonly string[];
  /** Those that are words for something else, too, as numbers are: names in one industry alone. */
  ambiguous: readonly string[];
  /** That industry. */
  place?: string;
}

/** What people type that names no place of the industry tree (`general.tsv`). */
export interface General {
  /** Phrases by which something is asked for: no words of a search. */
  questions: readonly string[];
  /** Phrases that say how something is wanted, not what. */
  adjectives: readonly string[];
  /** Words of the trade that name no place by themselves: they are no misspelling of others. */
  words: readonly string[];
  /** Names, adjectives and demonyms of countries, by their codes. */
  countries: readonly Named[];
  /** Names of states and cities, by what the directory calls them: the id of a state, or a country and the city behind a slash. */
  regions: readonly Named[];
  /** Names of standards, grades and materials that are equal. */
  standards: readonly Standard[];
  /** Work for a fee: what companies write of it, with what buyers call it. */
  processes: readonly { said: string; terms: readonly string[] }[];
  /** Companies by their names, with what else they are known by. */
  companies: readonly { name: string; aliases: readonly string[] }[];
}

let read: General | undefined;

/** Read once in a process. */
export function readGeneral(): General {
  read ??= sort(readLines(/^general\.tsv$/));
  return read;
}

function sort(lines: readonly Record<string, string>[]): General {
  const of = (wanted: string) =>
    lines
      .filter(({ kind }) => kind === wanted)
      .map(({ kind: _, code = '', ...cells }) => ({
        code,
        terms: termsIn(Object.values(cells)),
        ambiguous: ambiguousTermsIn(Object.values(cells)),
      }));
  const phrases = (kind: string) => of(kind).flatMap(({ terms }) => terms);
  return {
    questions: phrases('question'),
    adjectives: phrases('adjective'),
    words: phrases('word'),
    countries: of('country'),
    regions: of('region'),
    standards: of('standard').map(({ code, terms, ambiguous }) => ({
      names: terms,
      ...(/^\d{4}$/.test(code) ? { ambiguous, place: code } : { ambiguous: [] }),
    })),
    processes: of('process').map(({ code, terms }) => ({ said: code, terms })),
    companies: of('company').map(({ code, terms }) => ({ name: code, aliases: terms })),
  };
}
