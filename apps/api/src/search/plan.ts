import type { Dictionary } from './dictionary.ts';
import type { ReadEqualNames } from './equal-names/read-equal-names.ts';
import { readGrades, readStandards } from './equal-names/read-standards.ts';
import { both } from './factored.ts';
import type { FindNodes, NamedNodes, NamedPart } from './find-nodes.ts';
import { cityMark } from './locations/location.ts';
import { type NamedLocation, type ReadLocations, withoutSpans } from './locations/read-locations.ts';
import { filterOf } from './named-filters.ts';
import { namedIn, tellingParts } from './named-in.ts';
import { withoutQuestion } from './question-words.ts';
import { offeredBy } from './role-endings.ts';
import { roleWords, stopWords } from './stop-words.ts';
import type { Translate } from './translation.ts';
import { quote } from './tsvector-text.ts';
import { type ReadValue, readValues } from './values/read-values.ts';
import { wordsNear } from './values/value-words.ts';
import { replaceWords, withoutLegalForm, wordsOf } from './words.ts';

/** A word of the query and the words that count as it: its forms, its completions, or what it was corrected to. */
export interface Term {
  alternatives: string[];
  /** Those of them that only begin with what was typed. */
  completions?: readonly string[];
  /** Filters that count as it: of places and countries with one of the words in their name. */
  filters: string[];
  /** Documents that hold one of them, at most; 0 when unknown. */
  documents: number;
  /**
   * Of a value or a standard, as text queries: what counts as it (`near`), and what fits as a word in the name does, since few
   * names give figures (`same`).
   */
  figure?: { near: readonly string[]; same: readonly string[] };
  /** Whether it is what has several names: a standard, a grade, a company. */
  isStandard?: boolean;
  /** Whether no row holds it, as was just looked up: then nothing is found with it. */
  isNowhere?: boolean;
}

/** A part of a text that names places of the industry tree. */
export interface NamingPart extends NamedPart {
  terms: readonly Term[];
}

export interface Plan {
  terms: Term[];
  /** What each term stands for in the text, as it is searched for. */
  parts: string[];
  /** Other words for the same, each a whole query of its own. */
  translations: { terms: Term[]; isName: boolean; isSaid?: boolean }[];
  correction?: { textQuery: string; applied: boolean; place?: string };
  /** Nodes of the industry tree the text names. */
  nodes: {
    ids: readonly string[];
    /** Whether all of the text names them, beside values and locations. */
    isWhole: boolean;
    /** Whether the tree itself calls them so, as each row in them is found by its words. */
    isOwnName: boolean;
    /** The parts that name some, each with its words. */
    named: readonly NamingPart[];
    /** Those of them that say what is looked for: rows stand there, or have the words in their name. */
    parts: readonly NamingPart[];
  };
  /** Where it is asked for. */
  locations: NamedLocation[];
}

/** What is known of words beside the documents: each may be left out. */
export interface Knowledge {
  translate?: Translate;
  /** By words that mean something else, too. */
  translateDoubtful?: Translate;
  findNodes?: FindNodes;
  /** Whether a word is one of the trade, though no row holds it: sanders are no misspelt banders. */
  isWord?: (word: string) => boolean;
  /** The words that a place of the industry tree is called by in English. */
  calledBy?: (place: string) => readonly string[];
  readLocations?: ReadLocations;
  readEqualNames?: ReadEqualNames;
}

const none: NamedNodes = { parts: [], isWhole: false };

/** What is known of a word outside the dictionary that is searched with. */
export interface UnknownWord {
  /** A document written since the words were counted holds it. */
  held: boolean;
  /** Another kind's documents hold it: then it is a word, if not one of this kind. */
  heldElsewhere: boolean;
  stems: string[];
}

export type LookUp = (word: string) => Promise<UnknownWord>;

export interface Planned {
  term: Term;
  /** The word meant instead, and whether the term already is that word. */
  corrected?: { meant: string; applied: boolean };
}

const maxTerms = 12;
const maxCompletions = 12;
/** A rare word is doubted when its most probable correction is this many times as common. */
const doubt = 50;
/** Another form of an unknown word is preferred to a correction unless that is so many times as common. */
const preferForms = 20;

function term(dictionary: Dictionary, alternatives: string[]): Term {
  return {
    alternatives,
    filters: dictionary.filtersNamed(alternatives),
    documents: alternatives.reduce((sum, word) => sum + dictionary.documents(word), 0),
  };
}

function withForms(dictionary: Dictionary, word: string): Term {
  return term(dictionary, [word, ...dictionary.forms(word, dictionary.stemsOf(word))]);
}

/** Words that hold a single letter of a script without spaces, or that start like the word. */
function partsOf(dictionary: Dictionary, word: string): string[] {
  if (/^\p{N}+$/u.test(word)) return [];
  const isSign = [...word].length === 1 && word > '\u2e80';
  return isSign ? dictionary.containing(word, maxCompletions) : dictionary.completions(word, maxCompletions);
}

/** Whether a word is not corrected, whether it is all of a name by which buyers call a thing, and whether it is a word of the trade. */
interface Certainty {
  isSure: boolean;
  isNaming: boolean;
  isWord: boolean;
}

/** A word of no counted document. It is always looked for itself too: a document written just now may hold it. */
async function planUnknown(
  dictionary: Dictionary,
  word: string,
  lookUp: LookUp,
  { isSure, isNaming, isWord }: Certainty,
): Promise<Planned> {
  const { held, heldElsewhere, stems } = await lookUp(word);
  // A whole name is no beginning: vis are screws, not visors.
  const parts = isNaming ? [] : partsOf(dictionary, word);
  const forms = dictionary.forms(word, stems);
  const alternatives = [word, ...parts, ...forms];
  const itself = {
    ...term(dictionary, alternatives),
    completions: parts.filter((part) => part.startsWith(word)),
    isNowhere: !held && alternatives.length === 1,
  };
  if (isSure || held || parts.length > 0) return { term: itself };
  const meant = dictionary.correction(word);
  if (meant === undefined || itself.documents * preferForms > dictionary.documents(meant))
    return { term: itself };
  if (heldElsewhere || isWord) return { term: itself, corrected: { meant, applied: false } };
  return { term: withForms(dictionary, meant), corrected: { meant, applied: true } };
}

async function planWord(
  dictionary: Dictionary,
  word: string,
  lookUp: LookUp,
  certainty: Certainty,
): Promise<Planned> {
  if (dictionary.documents(word) === 0) return planUnknown(dictionary, word, lookUp, certainty);
  const known = withForms(dictionary, word);
  if (certainty.isSure || known.documents > 3) return { term: known };
  const meant = dictionary.correction(word);
  if (meant === undefined || dictionary.documents(meant) < known.documents * doubt) return { term: known };
  return { term: known, corrected: { meant, applied: false } };
}

/** The text with the corrected words replaced: the applied ones, or the offered ones when none was applied. */
function correctionOf(text: string, words: string[], planned: Planned[]): Plan['correction'] {
  const applied = planned.some(({ corrected }) => corrected?.applied);
  const meant = new Map<string, string>();
  for (const [index, { corrected }] of planned.entries()) {
    if (corrected && corrected.applied === applied) meant.set(words[index] as string, corrected.meant);
  }
  return meant.size === 0 ? undefined : { textQuery: replaceWords(text, meant), applied };
}

function figureTerm(alternatives: string[], near: readonly string[], same: readonly string[]): Term {
  // How many rows there are is told by the words beside it.
  return { alternatives, filters: [], documents: Number.POSITIVE_INFINITY, figure: { near, same } };
}

/** A value as a row may give it: near to what is asked for, or by the same letters. */
function valueTerm({ text, values }: ReadValue): Term {
  const words = values.map(wordsNear);
  const near = words.flatMap((word) => word.near);
  // A number alone stands in texts for anything: two inches are no two days. Nothing else is left of none at all, as of 0 mm.
  const literal = wordsOf(text);
  const isTelling = literal.length === 1 && /\p{L}/u.test(text);
  return figureTerm(
    isTelling || near.length === 0 ? literal : [],
    near.map(quote),
    words.flatMap(({ same }) => same).map(quote),
  );
}

/** How many documents stand in a place of the tree or a country at most, by its name: whoever does counts as holding its words. */
function documentsIn(dictionary: Dictionary, words: readonly string[]): number {
  return Math.min(dictionary.documentCount, ...words.map((word) => dictionary.documents(word)));
}

/**
 * Rows in one of some places of the industry tree, which are called by some words in English.
 * @param isCalledSo whether rows with these words count as well: a tank of stainless steel
 */
function placeTerm(
  dictionary: Dictionary,
  ids: readonly string[],
  { standsIn = () => true, calledBy = () => [] }: Pick<PlanOptions, 'standsIn'> & Pick<Knowledge, 'calledBy'>,
  isCalledSo: boolean,
): Term {
  const called = ids.map(calledBy);
  const near = isCalledSo
    ? called.filter((words) => words.length > 0).map((words) => both(words.map(quote)))
    : [];
  return {
    alternatives: [],
    filters: ids.map(filterOf),
    documents: called.reduce((sum, words) => sum + documentsIn(dictionary, words), 0),
    isNowhere: near.length === 0 && !ids.some(standsIn),
    ...(near.length > 0 ? { figure: { near, same: [] } } : {}),
  };
}

const code = /^([a-z]{1,6})(\d[a-z\d]*)$/;
/** Sizes without their unit: `140x200`. */
const sizes = /^\d+(?:x\d+)+$/;

/** A code is also found where a space parts its letters from its digits: `er70s` where `ER 70S` stands; so are sizes. */
function withSplitCode(word: string, typed: Term): Term {
  const parts = sizes.test(word) ? word.split('x') : (code.exec(word)?.slice(1) ?? []);
  // A letter and a digit or two stand in too many texts apart.
  if (parts.length === 0 || parts.join('').length < 4) return typed;
  const split = (mark: string) => `(${parts.map((part) => quote(mark + part)).join(' & ')})`;
  // How many rows hold the pieces together is not known.
  const figure = { near: [split('')], same: [split('=')] };
  return { ...typed, documents: Number.POSITIVE_INFINITY, figure, isNowhere: false };
}

/** A code that is split is not corrected. */
function splitCodeOf(word: string, planned: Planned): Planned {
  const term = withSplitCode(word, planned.term);
  return term === planned.term ? planned : { term };
}

function orAll(remaining: string[], all: string[]): string[] {
  return remaining.length > 0 ? remaining : all;
}

/** A value or a standard that a text gives. */
export interface Figure {
  text: string;
  start: number;
  kind: 'value' | 'standard' | 'grade';
  term: Term;
}

/** What a text asks for: words, figures, which are given in many ways, and locations. */
export interface TextParts {
  words: string[];
  figures: Figure[];
  locations: NamedLocation[];
}

const spanOf = ({ start, text }: Figure) => ({ start, end: start + text.length });

/** Standards first: the number of one is no value. */
function figuresIn(text: string, readEqualNames: ReadEqualNames, { filtersNamed }: Dictionary): Figure[] {
  const named = (
    where: { text: string; start: number },
    queries: readonly string[],
    { doubtful = [], kind = 'standard' }: { doubtful?: readonly string[]; kind?: 'standard' | 'grade' } = {},
  ): Figure => ({
    text: where.text,
    start: where.start,
    kind,
    term: { ...figureTerm([], [...queries, ...doubtful], queries), isStandard: kind === 'standard' },
  });
  const isFreeOf =
    (figures: readonly Figure[]) =>
    ({ start, text: other }: { start: number; text: string }) =>
      figures.every((figure) => start >= spanOf(figure).end || start + other.length <= figure.start);
  const equal = readEqualNames(text, filtersNamed).map(({ queries, doubtful, ...where }) =>
    named(where, queries, { doubtful }),
  );
  const numbered = [
    ...equal,
    ...readStandards(text)
      .filter(isFreeOf(equal))
      .map(({ query, ...where }) => named(where, [query])),
  ];
  const values = readValues(text)
    .filter(isFreeOf(numbered))
    .map((value): Figure => ({ ...value, kind: 'value', term: valueTerm(value) }));
  // Twenty tons are no type.
  const grades = readGrades(text)
    .filter(isFreeOf([...numbered, ...values]))
    .map(({ query, ...where }) => named(where, [query], { kind: 'grade' }));
  return [...numbered, ...grades, ...values];
}

/** @param isUnlocated whether nothing in it is a location */
export function partsOfText(
  dictionary: Dictionary,
  text: string,
  { readLocations, readEqualNames = () => [], findNodes = () => none }: Knowledge,
  isUnlocated = false,
): TextParts {
  /** The thing, where a word that nobody writes says who offers it. */
  const thingOf = (word: string): string => {
    if (isUnlocated || dictionary.documents(word) > 0 || findNodes([word]).isWhole) return word;
    const isKnown = (thing: string) => findNodes([thing]).isWhole || dictionary.documents(thing) > 0;
    return offeredBy(word).find(isKnown) ?? word;
  };
  const parts = (locations: NamedLocation[]): TextParts => {
    const asked = withoutQuestion(withoutSpans(text, locations));
    const figures = figuresIn(asked, readEqualNames, dictionary);
    const rest = withoutSpans(asked, figures.map(spanOf));
    const content = contentOf(rest);
    // Contract manufacturing and wholesale services are what is looked for, not who offers it.
    const words = findNodes(content).isWhole ? content : tellingWords(rest);
    // Suppliers in a country are all there are.
    const isRole = locations.length > 0 && words.every((word) => roleWords.has(word));
    return { words: isRole ? [] : words.map(thingOf), figures, locations };
  };
  if (isUnlocated || !readLocations) return parts([]);
  // Bar is a unit before it is a place.
  const values = readValues(text);
  const isFree = ({ start, end }: NamedLocation) =>
    values.every((value) => start >= value.start + value.text.length || end <= value.start);
  const located = parts(readLocations(text, citiesOf(dictionary)).filter(isFree));
  // A location alone is also a name: its words find both.
  const isAlone = located.words.length === 0 && withoutSpans(text, located.locations) === '';
  return isAlone ? parts([]) : located;
}

function citiesOf(dictionary: Dictionary) {
  return {
    rowsIn: (code: string) => dictionary.withFilter(cityMark + code),
    rowsWith: (word: string) => dictionary.documents(word),
  };
}

/** Without function words and legal forms. */
function contentOf(text: string): string[] {
  const all = withoutLegalForm(wordsOf(withoutQuestion(text)));
  return orAll(
    all.filter((word) => !stopWords.has(word)),
    all,
  ).slice(0, maxTerms);
}

/** The words of a text that tell rows apart: without function words, legal forms and what the tabs say. */
export function tellingWords(text: string): string[] {
  const content = contentOf(text);
  return orAll(
    content.filter((word) => !roleWords.has(word)),
    content,
  );
}

interface PlanOptions {
  planned?: Map<string, Promise<Planned>>;
  /** Whether rows of the kind stand in a place of the industry tree at all. */
  standsIn?: (place: string) => boolean;
  asTyped?: boolean;
  isName?: boolean;
}

/**
 * What to look for when somebody types `text`. Words no document holds are completed, brought to another form or
 * corrected; the correction says so and whether the terms are already corrected.
 * @param options `planned`: plans of words, where several texts share words; `asTyped`: whether nothing is corrected, and no
 * word taken for a location, as none of a name (`isName`) is
 */
export async function planQuery(
  dictionary: Dictionary,
  text: string,
  lookUp: LookUp,
  knowledge: Knowledge = {},
  { planned: before = new Map(), standsIn, asTyped = false, isName = false }: PlanOptions = {},
): Promise<Plan> {
  const { words, figures, locations } = partsOfText(dictionary, text, knowledge, asTyped || isName);
  const {
    translate = () => [],
    findNodes = () => none,
    isWord = () => false,
  }: Knowledge = asTyped ? {} : knowledge;
  const named = namedIn(text, words, findNodes);
  const namingWords = named.parts.flatMap((part) => part.words);
  const planOnce = (word: string) => {
    // What buyers call a thing is no misspelling, though no row is written so.
    const isNaming = named.parts.some((part) => part.words.length === 1 && part.words[0] === word);
    const certainty = { isSure: asTyped || namingWords.includes(word), isNaming, isWord: isWord(word) };
    const key = `${word} ${certainty.isSure} ${isNaming}`;
    const plan =
      before.get(key) ??
      planWord(dictionary, word, lookUp, certainty).then((entry) => splitCodeOf(word, entry));
    before.set(key, plan);
    return plan;
  };
  const planned = await Promise.all(words.map(planOnce));
  const ofFigures = figures.map(({ term: figure }) => figure);
  const withFigures = (some: readonly string[]) => [
    ...some.map((word) => withSplitCode(word, withForms(dictionary, word))),
    ...ofFigures,
  ];
  const translations = translate(words).map(({ words: translated, isName: isCalledSo, isSaid }) => ({
    terms: withFigures(translated),
    isName: isCalledSo,
    isSaid,
  }));
  const terms = planned.map((entry) => entry.term);
  const isHeld = ({ ids, words: some, isOfTree = false }: NamedPart) =>
    some.every((word) => {
      const { filters = [] } = terms[words.indexOf(word)] ?? {};
      // Who is in a part is in the whole, which the tree calls by this word, too.
      const isBelow = (id: string) => isOfTree && filters.includes(filterOf(id.slice(0, 6)));
      return ids.every((id) => filters.includes(filterOf(id)) || isBelow(id));
    });
  const naming = named.parts.map(
    (part): NamingPart => ({
      ...part,
      terms: part.words.flatMap((word) => terms[words.indexOf(word)] ?? []),
    }),
  );
  // Words of the tree's own names stand for their places already.
  const isOwnName = naming.every(isHeld);
  if (!isOwnName) {
    const beside = words.filter((word) => !namingWords.includes(word));
    // Rows that stand there count as having the words that name the place.
    const isSeveral = named.parts.length > 1;
    const places = named.parts.map(({ ids }) =>
      placeTerm(dictionary, ids, { standsIn, calledBy: knowledge.calledBy }, isSeveral),
    );
    translations.push({ terms: [...places, ...withFigures(beside)], isName: false, isSaid: false });
  }
  return {
    terms: [...terms, ...ofFigures],
    parts: [
      ...planned.map(({ corrected }, place) =>
        corrected?.applied ? corrected.meant : (words[place] as string),
      ),
      ...figures.map((figure) => figure.text),
    ],
    translations,
    nodes: {
      ids: [...new Set(tellingParts(naming).flatMap(({ ids }) => ids))],
      isWhole: named.isWhole,
      isOwnName,
      named: naming,
      parts: tellingParts(naming),
    },
    locations,
    // What the tree names in another language is no misspelling.
    correction: translations.length > 0 ? undefined : correctionOf(text, words, planned),
  };
}

/** Whether no row holds all of what was typed, nor of what it is called otherwise. */
export function isNowhere({ terms, translations }: Pick<Plan, 'terms' | 'translations'>): boolean {
  return [terms, ...translations.map((translated) => translated.terms)].every((query) =>
    query.some((each) => each.isNowhere),
  );
}
