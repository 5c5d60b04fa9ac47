import { type Language, languages } from '@kontor/contract';
import { derivedFromReference } from '../../reference/open-reference.ts';
import { nameIn, type Reference } from '../../reference/reference.ts';
import type { Dictionary } from '../dictionary.ts';
import { filterOf } from '../named-filters.ts';
import { stopWords } from '../stop-words.ts';
import { readGeneral } from '../synonyms/read-general.ts';
import { fold, wordsOf } from '../words.ts';
import type { Together } from './count-together.ts';
import { isSpaced, shownBefore } from './typed.ts';

/** A country whose name the end of a text begins, and what is looked for there. */
export interface CountryCompletion extends Together {
  code: string;
  /** Its name in the page's language. */
  text: string;
  /** What stands before the country, as it is shown; empty when it stands alone. */
  words: string;
  /** The words of its names, and the other names that were begun, folded. */
  names: readonly string[];
}

interface CountryName {
  name: string;
  code: string;
  /** Languages in which the directory calls it so; none of other names, adjectives and demonyms. */
  languages: readonly Language[];
}

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Letters and numbers alone, folded, one space between words. */
function bare(text: string): string {
  return (fold(text).match(word) ?? []).join(' ');
}

/** The names of all countries by their first letter. */
const countryNames = derivedFromReference(({ countries }: Reference) => {
  const own = [...countries.values()].flatMap(({ code, names }) =>
    languages.map((language) => ({ name: bare(nameIn(names, language)), code, languages: [language] })),
  );
  const others = readGeneral().countries.flatMap(({ code, terms }) =>
    terms.map((term) => ({ name: bare(term), code, languages: [] })),
  );
  const all: CountryName[] = [...own, ...others];
  return Map.groupBy(all, ({ name }) => name.slice(0, 1));
});

/** Words the longest names of countries have. */
const maxWords = 6;

/** Ends of a text that may begin the name of a country, the longest first; scripts without spaces have one at each letter. */
function endsOf(text: string): { before: string; letters: string }[] {
  const places = [...text.matchAll(word)]
    .slice(-maxWords)
    .flatMap(({ index, 0: each }) =>
      isSpaced(each) ? [index] : Array.from(each, (_, letter) => index + letter),
    );
  return places
    .map((place) => ({ before: text.slice(0, place), letters: bare(text.slice(place)) }))
    .filter(({ letters }) => letters.length > 1);
}

/** Without what only leads to a country, as the last word of _pumps from_. */
function withoutLink(before: string): string {
  const last = [...before.matchAll(word)].findLast(([each]) => !stopWords.has(fold(each)));
  return last ? before.slice(0, last.index + last[0].length) : '';
}

/**
 * Countries of businesses whose name the end of the text begins, in the page's language before others, then those of most. What
 * stands together has yet to be looked for.
 */
export function completeCountries(
  businesses: Dictionary,
  reference: Reference,
  text: string,
  language: Language,
  limit: number,
): CountryCompletion[] {
  const names = countryNames(reference);
  for (const { before, letters } of endsOf(text)) {
    const begun = (names.get(letters.slice(0, 1)) ?? []).filter(({ name }) => name.startsWith(letters));
    if (begun.length === 0) continue;
    const words = shownBefore(withoutLink(before));
    const searched = wordsOf(words).filter((word) => !stopWords.has(word));
    return [...Map.groupBy(begun, ({ code }) => code)]
      .flatMap(([code, same]) => {
        const country = reference.countries.get(code);
        if (!country) return [];
        const isOwn = same.some((name) => name.languages.includes(language));
        // Businesses count as holding the words of their country's names: of all its words none is in fewer.
        const ofNames = Object.values(country.names).flatMap(wordsOf);
        const rows = Math.min(...ofNames.map((each) => businesses.documents(each)));
        return rows === 0 ? [] : [{ country, ofNames, same, isOwn, rows }];
      })
      .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.rows - a.rows)
      .slice(0, limit)
      .map(({ country, ofNames, same }) => ({
        code: country.code,
        text: nameIn(country.names, language),
        words,
        names: [...ofNames, ...same.map(({ name }) => name)],
        before: searched,
        completed: [filterOf(country.code)],
      }));
  }
  return [];
}
