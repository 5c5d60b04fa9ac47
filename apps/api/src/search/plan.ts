import type { Dictionary } from './dictionary.ts';
import { stopWords } from './stop-words.ts';
import { wordsOf } from './words.ts';

/** A word of the query and the words that count as it: its forms, its completions, or what it was corrected to. */
export interface Term {
  alternatives: string[];
  /** Documents that hold one of them, at most; 0 when unknown. */
  documents: number;
}

export interface Plan {
  terms: Term[];
  correction?: { textQuery: string; applied: boolean };
}

/** Stems of a word that no document holds. */
export type StemOf = (word: string) => Promise<string[]>;

const mostTerms = 12;
const mostCompletions = 24;
/** A rare word is doubted when its most probable correction is this many times as common. */
const doubt = 50;

function term(dictionary: Dictionary, alternatives: string[]): Term {
  return { alternatives, documents: alternatives.reduce((sum, word) => sum + dictionary.documents(word), 0) };
}

interface Planned {
  term: Term;
  /** The word meant instead, and whether the term already is that word. */
  corrected?: { word: string; applied: boolean };
}

function withForms(dictionary: Dictionary, word: string): Term {
  return term(dictionary, [word, ...dictionary.forms(word, dictionary.stemsOf(word))]);
}

async function planUnknown(dictionary: Dictionary, word: string, stemOf: StemOf): Promise<Planned> {
  const singleLetter = [...word].length === 1;
  const partial =
    singleLetter && word > '\u2e80'
      ? dictionary.containing(word, mostCompletions)
      : dictionary.completions(word, mostCompletions);
  if (partial.length > 0) return { term: term(dictionary, partial) };
  const meant = dictionary.correction(word);
  const forms = term(dictionary, dictionary.forms(word, await stemOf(word)));
  if (meant === undefined || forms.documents * 20 > dictionary.documents(meant)) {
    return { term: forms.documents > 0 ? forms : { alternatives: [word], documents: 0 } };
  }
  return { term: withForms(dictionary, meant), corrected: { word: meant, applied: true } };
}

async function planWord(dictionary: Dictionary, word: string, stemOf: StemOf): Promise<Planned> {
  const documents = dictionary.documents(word);
  if (documents === 0) return planUnknown(dictionary, word, stemOf);
  const known = withForms(dictionary, word);
  if (known.documents > 3) return { term: known };
  const meant = dictionary.correction(word);
  if (meant === undefined || dictionary.documents(meant) < known.documents * doubt) return { term: known };
  return { term: known, corrected: { word: meant, applied: false } };
}

/**
 * What to look for when somebody types `text`. Words no document holds are completed, brought to another form or
 * corrected; the correction says so and whether the terms are already corrected.
 */
export async function planQuery(dictionary: Dictionary, text: string, stemOf: StemOf): Promise<Plan> {
  const all = wordsOf(text);
  const telling = all.filter((word) => !stopWords.has(word));
  const words = (telling.length > 0 ? telling : all).slice(0, mostTerms);
  const planned = await Promise.all(words.map((word) => planWord(dictionary, word, stemOf)));
  const terms = planned.map((entry) => entry.term);
  const corrections = planned.filter((entry) => entry.corrected);
  if (corrections.length === 0) return { terms };
  const textQuery = planned.map(({ corrected }, index) => corrected?.word ?? words[index]).join(' ');
  return {
    terms,
    correction: { textQuery, applied: corrections.some(({ corrected }) => corrected?.applied) },
  };
}
