import { contentWords } from '../stop-words.ts';
import { ambiguousTermsIn, readLines, termsIn } from './read-lines.ts';

/** What buyers call a place of the industry tree beside its own names: a line of the files in this folder. */
export interface Synonym {
  /** Id of an industry, a category or a subcategory. */
  node: string;
  /** The words of each term, in all languages; each term stands for the node by itself. */
  terms: readonly (readonly string[])[];
  /** Those that also mean something else: looked for where nothing is found. */
  ambiguous: readonly (readonly string[])[];
}

let read: readonly Synonym[] | undefined;

/** All of them, read once in a process: some 8,500 lines. */
export function readSynonyms(): readonly Synonym[] {
  read ??= readLines(/^\d{4}\.tsv$/).map(({ node = '', ...cells }) => ({
    node,
    terms: termsIn(Object.values(cells)).map(contentWords),
    ambiguous: ambiguousTermsIn(Object.values(cells)).map(contentWords),
  }));
  return read;
}
