import type { Language, Suggestion } from '@kontor/contract';
import { derivedFromReference } from '../reference/open-reference.ts';
import type { Engine } from './engine.ts';
import { findNamed, indexTree, suggestPlaces, suggestWords } from './suggestions.ts';
import { wordsOf } from './words.ts';

const treeOf = derivedFromReference(indexTree);

export interface Completed {
  words: Suggestion[];
  places: Suggestion[];
  businessIds: string[];
}

/** What somebody may be about to type: words of documents, places of the industry tree, businesses by their ids. */
export async function completeText(engine: Engine, text: string, language: Language): Promise<Completed> {
  const words = wordsOf(text);
  if (words.length === 0) return { words: [], places: [], businessIds: [] };
  const { pool, vocabulary } = engine;
  const reference = engine.reference();
  const [ofProducts, ofBusinesses, businessIds] = await Promise.all([
    suggestWords(pool, 'product', vocabulary.dictionaryOf('product'), words, 4),
    suggestWords(pool, 'business', vocabulary.dictionaryOf('business'), words, 4),
    findNamed(pool, vocabulary.dictionaryOf('business'), text, words, 3),
  ]);
  const completions = [...new Set([...ofProducts, ...ofBusinesses])].slice(0, 4);
  return {
    words: completions.map((completion) => ({ kind: 'words', text: completion })),
    places: suggestPlaces(treeOf(reference), reference, words, language, 3),
    businessIds,
  };
}
