import type { Dictionary } from './dictionary.ts';
import { roleWords, stopWords } from './stop-words.ts';
import type { Translate } from './translation.ts';
import { replaceWords, withoutLegalForm, wordsOf } from './words.ts';

/** A word of the query and the words that count as it: its forms, its completions, or what it was corrected to. */
export interface Term {
  alternatives: string[];
  /** Filters that count as it: of places and countries with one of the words in their name. */
  filters: string[];
  /** Documents that hold one of them, at most; 0 when unknown. */
  documents: number;
}

export interface Plan {
  terms: Term[];
  /** Other words for the same, each a whole query of its own. */
  translations: Term[][];
  correction?: { textQuery: string; applied: boolean };
  /** Nodes of the industry tree the text names. */
  nodes: string[];
}

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

/** A word of no counted document. It is always looked for itself too: a document written just now may hold it. */
async function planUnknown(dictionary: Dictionary, word: string, lookUp: LookUp): Promise<Planned> {
  const { held, heldElsewhere, stems } = await lookUp(word);
  const parts = partsOf(dictionary, word);
  const forms = dictionary.forms(word, stems);
  const itself = term(dictionary, [word, ...parts, ...forms]);
  if (held || parts.length > 0) return { term: itself };
  const meant = dictionary.correction(word);
  if (meant === undefined || itself.documents * preferForms > dictionary.documents(meant))
    return { term: itself };
  if (heldElsewhere) return { term: itself, corrected: { meant, applied: false } };
  return { term: withForms(dictionary, meant), corrected: { meant, applied: true } };
}

async function planWord(dictionary: Dictionary, word: string, lookUp: LookUp): Promise<Planned> {
  if (dictionary.documents(word) === 0) return planUnknown(dictionary, word, lookUp);
  const known = withForms(dictionary, word);
  if (known.documents > 3) return { term: known };
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

function orAll(remaining: string[], all: string[]): string[] {
  return remaining.length > 0 ? remaining : all;
}

/** The words of a text that tell rows apart: without function words, legal forms and what the tabs say. */
export function tellingWords(text: string): string[] {
  const all = withoutLegalForm(wordsOf(text));
  const content = orAll(
    all.filter((word) => !stopWords.has(word)),
    all,
  );
  return orAll(
    content.filter((word) => !roleWords.has(word)),
    content,
  ).slice(0, maxTerms);
}

/**
 * What to look for when somebody types `text`. Words no document holds are completed, brought to another form or
 * corrected; the correction says so and whether the terms are already corrected.
 * @param known plans of words, cached where several texts share words
 */
export async function planQuery(
  dictionary: Dictionary,
  text: string,
  lookUp: LookUp,
  translate: Translate = () => [],
  findNodes: (words: readonly string[]) => string[] = () => [],
  known: Map<string, Promise<Planned>> = new Map(),
): Promise<Plan> {
  const words = tellingWords(text);
  const planOnce = (word: string) => {
    const plan = known.get(word) ?? planWord(dictionary, word, lookUp);
    known.set(word, plan);
    return plan;
  };
  const planned = await Promise.all(words.map(planOnce));
  const translations = translate(words).map((translated) =>
    translated.map((word) => withForms(dictionary, word)),
  );
  return {
    terms: planned.map((entry) => entry.term),
    translations,
    nodes: findNodes(words),
    // What the tree names in another language is no misspelling.
    correction: translations.length > 0 ? undefined : correctionOf(text, words, planned),
  };
}
