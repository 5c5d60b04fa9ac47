import { anyOf, anywhereOf, inNameOf } from './filters.ts';
import { filterOf, placeOf } from './named-filters.ts';
import type { NamingPart, Plan, Term } from './plan.ts';
import { roleWords } from './stop-words.ts';
import { quote } from './tsvector-text.ts';

/** What stands for words in the rows that were found, where these do not hold the words themselves. */
interface Instead {
  /** A longer word. */
  text?: string;
  /** A place of the industry tree. */
  place?: string;
  /** Rows that were found by it, as a text query. */
  met: string;
}

/** What of a text a row can be found without holding it. */
export interface Doubt {
  words: readonly string[];
  /** Rows that hold it, as a text query. */
  held: string;
  instead: readonly Instead[];
}

const isSubcategory = (id: string) => id.length === 8;

/**
 * What buyers call a place of the tree may be narrower than the place: rows there must say it, in their words or in those of companies.
 * Beside other words it is enough to stand in a subcategory.
 */
function doubtOfPlace({ ids, words, terms }: NamingPart, said: readonly string[], isWhole: boolean): Doubt {
  const there = anyOf(ids.map(filterOf));
  const narrow = isWhole ? [] : ids.filter(isSubcategory).map(filterOf);
  // Who makes or sells it says the thing.
  const things = terms.filter((_, index) => !roleWords.has(words[index] ?? ''));
  const named = things.length > 0 ? things : terms;
  const itself = named.map(anywhereOf).join(' & ');
  const ways = [
    ...[itself, ...said].map((each) => `${there} & ${each}`),
    named.map(inNameOf).join(' & '),
    ...narrow.map(quote),
  ];
  return {
    words,
    held: ways.map((way) => `(${way})`).join(' | '),
    instead: [{ place: ids[0] as string, met: there }],
  };
}

/**
 * A word is found as what begins like it, and as a place of the tree with the word in its name among others, which it does not name:
 * rollers are no roller bearings. Such rows hold it where their own name does.
 */
function doubtOfWord(word: string, { completions = [], ...term }: Term, isNamed: boolean): Doubt[] {
  const places = isNamed ? [] : term.filters.flatMap((filter) => placeOf(filter) ?? []);
  if (completions.length === 0 && places.length === 0) return [];
  const alternatives = term.alternatives.filter((each) => !completions.includes(each));
  const filters = isNamed ? term.filters : term.filters.filter((filter) => placeOf(filter) === undefined);
  const typed = { ...term, alternatives, filters };
  return [
    {
      words: [word],
      held: [anywhereOf(typed), inNameOf(typed)].join(' | '),
      instead: [
        ...completions.map((text) => ({ text, met: quote(text) })),
        ...places.map((place) => ({ place, met: quote(filterOf(place)) })),
      ],
    },
  ];
}

/** By what rows can be found without holding what was typed, so that the answer has to tell it. */
export function doubtsOf({ terms, parts, translations, nodes }: Plan): Doubt[] {
  const said = translations
    .filter(({ isName, isSaid }) => isName || isSaid)
    .map((translated) => translated.terms.map(anywhereOf).join(' & '));
  const naming = nodes.named.flatMap((part) => part.words);
  return [
    ...nodes.named.filter(({ isOfTree }) => !isOfTree).map((part) => doubtOfPlace(part, said, nodes.isWhole)),
    ...terms.flatMap((term, index) => {
      const word = parts[index] ?? '';
      return naming.includes(word) ? [] : doubtOfWord(word, term, naming.length > 0);
    }),
  ];
}
