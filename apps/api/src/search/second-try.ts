import { areAlike } from './are-alike.ts';
import type { Dictionary } from './dictionary.ts';
import type { Engine } from './engine.ts';
import { readGrades } from './equal-names/read-standards.ts';
import { indexKeys } from './index-keys.ts';
import { atMostKeys, type Keys } from './keys.ts';
import { type Kind, noneOf, rowsFromTop } from './kind.ts';
import { respaced } from './names/respaced.ts';
import { maximumKeys } from './read-tiers.ts';
import { isSpare } from './spare-words.ts';
import { replaceWords } from './words.ts';

const triedForOneWord = 5;
const maxReplaced = 16;

interface Replacement {
  /** How improbable it is, from 0. */
  rank: number;
  meant: Map<string, string>;
}

/** A word of fewer documents may be misspelt though it is known, when what it is near to is so many times as common. */
const common = 10;
const doubt = 5;

/** Words it may have been meant to be, the most probable first: none for one that is common. */
function nearWords(dictionary: Dictionary, word: string): string[] {
  const known = dictionary.documents(word);
  if (known >= common || dictionary.filtersNamed([word]).length > 0) return [];
  const near = dictionary.corrections(word, triedForOneWord);
  const all = near.length > 0 || word.length < 8 ? near : dictionary.corrections(word, triedForOneWord, 2);
  return all.filter((meant) => dictionary.documents(meant) >= known * doubt);
}

function oneReplaced(words: readonly string[], near: readonly string[][]): Replacement[] {
  return words.flatMap((word, place) =>
    (near[place] ?? []).map((meant, rank) => ({ rank, meant: new Map([[word, meant]]) })),
  );
}

function twoReplaced(words: readonly string[], near: readonly string[][]): Replacement[] {
  const likely = oneReplaced(
    words,
    near.map((options) => options.slice(0, 2)),
  );
  return likely.flatMap((one, index) =>
    likely
      .slice(index + 1)
      .map((other) => ({ rank: one.rank + other.rank, meant: new Map([...one.meant, ...other.meant]) }))
      .filter(({ meant }) => meant.size === 2),
  );
}

function byRank(replacements: Replacement[]): Replacement[] {
  return replacements.sort((a, b) => a.rank - b.rank);
}

/** Whose numbers stand behind them: left out alone, they say nothing. */
const standards = new Set(
  'din iso en ansi astm asme jis gb bs nf uni une aisi sae api nema ip iec'.split(' '),
);

/** Letters with a number or two are a class or a size, not how many: ip65, m8, ffp3. */
export function isCode(word: string): boolean {
  return /^[a-z]{1,3}\d{1,2}[a-z]?$/.test(word);
}

/** Words in so few documents, and in names, say which company is meant; so do those that stand in names above all. */
const rare = 20;

/** A part of what was typed: a word, a value, a location. */
interface Part {
  text: string;
  /** When it may be left out: the least first. */
  rank: number;
  documents: number;
}

const ranks = { purpose: 0, number: 1, unknown: 2, word: 3, location: 4, named: 5, head: 6 } as const;

/** Whether a word stands in so few documents, and in names, that it says which company is meant. */
export function isRareName(dictionary: Dictionary, word: string): boolean {
  const [names, documents] = [dictionary.names(word), dictionary.documents(word)];
  return names > 0 && (documents <= rare || names * 2 >= documents);
}

/** What may be left out of the words, values and locations of a text. */
function partsOf(
  dictionary: Dictionary,
  { words, values, standards: norms, grades = [], locations }: Typed,
  heads: readonly string[],
  purpose: readonly string[],
): Part[] {
  const rankOf = (word: string, before: string) => {
    if (heads.includes(word)) return ranks.head;
    if (heads.length > 0 && purpose.includes(word)) return ranks.purpose;
    if (standards.has(word) || standards.has(before)) return ranks.named;
    if (isCode(word)) return ranks.named;
    if (/\p{N}/u.test(word)) return ranks.number;
    if (dictionary.filtersNamed([word]).length > 0 || isRareName(dictionary, word)) return ranks.named;
    return dictionary.documents(word) === 0 ? ranks.unknown : ranks.word;
  };
  return [
    ...words.map((word, place) => ({
      text: word,
      rank: rankOf(word, words[place - 1] ?? ''),
      documents: dictionary.documents(word),
    })),
    ...values.map((text) => ({ text, rank: ranks.number, documents: 0 })),
    ...[...norms, ...grades].map((text) => ({ text, rank: ranks.named, documents: 0 })),
    ...locations.map((text) => ({ text, rank: ranks.location, documents: 0 })),
  ];
}

/**
 * The text with each part in turn left out, then with more and more of them: numbers first, then what no document holds, then the
 * commonest words. What names a place of the industry tree says what is looked for, and stays. A standard, and where it is asked for, stay
 * longer than all else beside a thing that the tree names: `there` are the texts with them, `anywhere` those after they were left out, too.
 */
function someLeftOut(parts: readonly Part[]): { there: string[]; anywhere: string[] } {
  const order = [...parts].sort((a, b) => a.rank - b.rank || b.documents - a.documents);
  const isHead = ({ rank }: Part) => rank === ranks.head;
  const leavable = order.some(isHead) ? order.filter((part) => !isHead(part)) : order.slice(0, -1);
  const without = (left: readonly Part[]) =>
    parts
      .filter((part) => !left.includes(part))
      .map(({ text }) => text)
      .join(' ');
  const saysMore = ({ rank, text }: Part) =>
    rank === ranks.location || (rank === ranks.named && isNumbered(text) && !isGrade(text));
  const stays = order.some(isHead) ? saysMore : () => false;
  const leftOut = (some: readonly Part[], all: readonly Part[]) => [
    ...some.map((part) => without([part])),
    ...all.map((_, place) => without(all.slice(0, place + 1))),
  ];
  const others = leavable.filter((part) => !stays(part));
  const single = order.some(isHead) ? leavable : order;
  const texts = {
    there: leftOut(
      single.filter((part) => !stays(part)),
      others,
    ),
    anywhere: leftOut(single.filter(stays), leavable),
  };
  // A number alone says nothing.
  const isAny = (text: string) => /\p{L}/u.test(text);
  return { there: texts.there.filter(isAny), anywhere: texts.anywhere.filter(isAny) };
}

const isGrade = (text: string) => readGrades(text).length > 0;

/** Whether a standard says by its number what is looked for, as a grade or a class alone does not. */
const isNumbered = (norm: string) => /\p{L}{2}.*\d[\d\p{L}]/u.test(norm);

/** What was typed, in its parts. */
export interface Typed {
  words: readonly string[];
  /** As they are written, as are standards and locations. */
  values: readonly string[];
  standards: readonly string[];
  grades?: readonly string[];
  locations: readonly string[];
}

interface Doubts {
  /** Whether a word is not to be corrected. */
  isSure?: (word: string) => boolean;
  /** Whether a word of the trade is written in another form at most: ferrites are no berries. */
  isWord?: (word: string) => boolean;
  /** Whether words that stand in names above all say which company is meant: those of products are names of things. */
  mayBeCompany?: boolean;
  /** Words that name a place of the industry tree, by the places they name. */
  heads?: readonly (readonly string[])[];
  /** The same asked for in wider locations, the nearest first. */
  wider?: readonly string[];
  /** What standards among the words say by a name of the industry tree. */
  named?: readonly string[];
  /** Words that say what the thing is for: they are left out first. */
  purpose?: readonly string[];
  /** The same location with a wider place of the industry tree: the category, and what holds much else. */
  above?: readonly string[];
  farAbove?: readonly string[];
  /** Words that are two in one, of which the second says what the thing is. */
  compounds?: readonly { word: string; start?: string; end: string }[];
  /** Words for some of the words that mean this among other things. */
  doubtful?: readonly (readonly string[])[];
}

/**
 * Other texts for one that finds nothing, the most probable first: without spare words, with a space more or less, with one word
 * or in doubtful other words, corrected, then two words corrected, then the rare words of names alone, then with one part left out, then
 * several, in the same location as long as a thing is named; then a standard alone, then a wider place of the industry tree there, then a
 * wider location, then anywhere, then what names each place of the industry tree alone. A common word is not corrected, though it stands
 * in no row together with the others.
 */
export function otherTexts(
  dictionary: Dictionary,
  text: string,
  typed: Typed,
  {
    isSure = () => false,
    isWord = () => false,
    mayBeCompany = true,
    heads: named = [],
    compounds = [],
    doubtful = [],
    wider = [],
    named: ofStandards = [],
    purpose = [],
    above = [],
    farAbove = [],
  }: Doubts = {},
): string[] {
  const heads = named.flat();
  const { words, values, standards: norms, grades = [], locations } = typed;
  const telling = words.filter((word) => !isSpare(word) || heads.includes(word));
  const remaining = telling.length > 0 ? telling : words;
  const beside = [...norms, ...grades, ...values, ...locations];
  const textOf = (some: readonly string[]) => [...some, ...beside].join(' ');
  const shorter = remaining.length < words.length ? textOf(remaining) : text;
  const near = remaining.map((word) =>
    isSure(word) ? [] : nearWords(dictionary, word).filter((meant) => !isWord(word) || areAlike(meant, word)),
  );
  const replaced = [...byRank(oneReplaced(remaining, near)), ...byRank(twoReplaced(remaining, near))];
  const company = mayBeCompany ? remaining.filter((word) => isRareName(dictionary, word)) : [];
  const left = someLeftOut(partsOf(dictionary, { ...typed, words: remaining }, heads, purpose));
  // What was typed without a thing is asked for in a wider location before a word of it is left out.
  const apart = compounds.map(({ word, start, end }) =>
    remaining.flatMap((each) => (each !== word ? [each] : start === undefined ? [end] : [start, end])),
  );
  // What a thing is, is said already where one is named.
  const ends = named.length > 0 ? [] : compounds.map(({ end }) => [end]);
  const nearby =
    heads.length > 0
      ? [...left.there, ...above, ...norms.filter(isNumbered), ...wider, ...farAbove]
      : [...ofStandards, ...wider, ...left.there];
  const texts = [
    shorter,
    ...respaced(dictionary, remaining).map(textOf),
    ...apart.map(textOf),
    ...doubtful.map(textOf),
    ...replaced.slice(0, maxReplaced).map(({ meant }) => replaceWords(shorter, meant)),
    ...(company.length > 1 ? [company.join(' ')] : []),
    ...ends.map(textOf),
    ...nearby,
    ...ofStandards,
    ...left.anywhere,
    ...(named.length > 1 ? named.map((head) => head.join(' ')) : []),
  ];
  return [...new Set(texts)].filter((other) => other !== text);
}

/** Place of the first of several text queries that any document meets; -1 when none does. */
export async function firstMet(
  engine: Engine,
  kind: Kind,
  queries: readonly (Keys | null)[],
): Promise<number> {
  if (queries.every((query) => query === null)) return -1;
  const dictionary = engine.vocabulary.dictionaryOf(kind);
  const looked = queries.map((query) => query && indexKeys(dictionary, query));
  const keys = looked.map((each) => (each ? atMostKeys(each.keys, maximumKeys) : []));
  const places = Array.from({ length: Math.max(...keys.map(({ length }) => length)) }, (_, at) => at);
  const columns = places.map((at) => `key${at}`);
  const meets = [...columns.map((key) => `words @@ ${key}`), '(on_rows IS NULL OR words @@ on_rows)'].join(
    ' AND ',
  );
  const { rows } = await engine.pool.query<{ place: number }>({
    name: `first_met_${kind}_${places.length}`,
    text: `WITH ${noneOf(kind)}
      SELECT tried.place::int
      FROM unnest($1::tsquery[], ${places.map((at) => `$${at + 2}::tsquery[]`).join(', ')})
        WITH ORDINALITY AS tried (on_rows, ${columns.join(', ')}, place)
      WHERE (SELECT count(*) FROM none) = 0 AND EXISTS (${rowsFromTop(kind, meets)})
      ORDER BY tried.place LIMIT 1`,
    values: [
      looked.map((each) => each?.onRows ?? null),
      // What has fewer keys has its first one several times, for which the index looks once.
      ...places.map((at) => keys.map((each) => each[at] ?? each[0] ?? null)),
    ],
  });
  return (rows[0]?.place ?? 0) - 1;
}
