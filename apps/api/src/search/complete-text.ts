import type { Language, Suggestion } from '@kontor/contract';
import type { Dictionary } from './dictionary.ts';
import type { Engine } from './engine.ts';
import { completeCategories } from './suggestion/complete-categories.ts';
import { completeCountries } from './suggestion/complete-countries.ts';
import { completeWords } from './suggestion/complete-words.ts';
import { countTogether, enoughTogether, type Together } from './suggestion/count-together.ts';
import { findNamed } from './suggestion/find-named.ts';
import { meantText } from './suggestion/meant-text.ts';
import { shareOut, wantedOfKind } from './suggestion/share-out.ts';
import { readTyped, type Typed } from './suggestion/typed.ts';

/** Suggestions for a text by their kind, in the order in which they are shown. */
type Found = Suggestion[][];

/** Countries that are looked at: the next letter tells them apart. */
const maxCountries = 3;

/** What businesses and products are found by: a suggestion may lead to either. */
function dictionariesOf({ vocabulary }: Engine): Dictionary[] {
  return [vocabulary.dictionaryOf('business'), vocabulary.dictionaryOf('product')];
}

/** The completions that rows bear out: what is no pair of words is known to be in some. */
async function heldCompletions(engine: Engine, text: string, typed: Typed, language: Language) {
  const reference = engine.reference();
  const businesses = engine.vocabulary.dictionaryOf('business');
  const words = completeWords(dictionariesOf(engine), reference, typed, language);
  const countries = completeCountries(businesses, reference, text, language, maxCountries);
  const pairs = [...words, ...countries].filter(
    ({ before, completed }) => before.length + completed.length > 1,
  );
  const counts = await countTogether(engine, pairs);
  const unheld = new Set<Together>(pairs.filter((_, place) => (counts[place] ?? 0) < enoughTogether));
  const heldCountries = countries.filter((country) => !unheld.has(country));
  const namesOfCountries = new Set(heldCountries.flatMap(({ names }) => names));
  return {
    // What names a country that is offered need not be offered as a word.
    words: words.filter((word) => !unheld.has(word) && !namesOfCountries.has(word.letters)),
    countries: heldCountries,
  };
}

async function findFor(engine: Engine, text: string, typed: Typed, language: Language): Promise<Found> {
  const [held, ofBusinesses, ofProducts] = await Promise.all([
    heldCompletions(engine, text, typed, language),
    findNamed(engine, 'business', text, wantedOfKind),
    findNamed(engine, 'product', text, wantedOfKind),
  ]);
  return [
    held.words.map((completion) => ({ kind: 'words', text: completion.text })),
    completeCategories(engine.reference(), typed.words, language, wantedOfKind),
    held.countries.map((country) => ({
      kind: 'place',
      text: country.text,
      country: country.code,
      ...(country.words === '' ? {} : { words: country.words }),
    })),
    ofBusinesses.map(({ id, name }) => ({ kind: 'business', text: name, businessID: id })),
    ofProducts.map(({ id, name, businessID, companyName }) => ({
      kind: 'product',
      text: name,
      productID: id,
      businessID,
      companyName,
    })),
  ];
}

/** The suggestions of both, each once. */
function joined(found: Found, more: Found): Found {
  return found.map((ofKind, place) => {
    const all = [...ofKind, ...(more[place] ?? [])];
    return [...new Map(all.map((suggestion) => [JSON.stringify(suggestion), suggestion])).values()];
  });
}

/**
 * What somebody may be about to type: words of rows, nodes of the industry tree, countries, businesses and products. What it
 * may have been meant to be is completed where what was typed is not, or hardly.
 */
export async function completeText(engine: Engine, text: string, language: Language): Promise<Suggestion[]> {
  const typed = readTyped(text);
  if (!typed) return [];
  const found = await findFor(engine, text, typed, language);
  const foundNothing = found.every((ofKind) => ofKind.length === 0);
  const meant = meantText(dictionariesOf(engine), typed, { foundNothing });
  const meantTyped = meant === undefined ? null : readTyped(meant);
  if (meant === undefined || !meantTyped) return shareOut(found);
  return shareOut(joined(found, await findFor(engine, meant, meantTyped, language)));
}
