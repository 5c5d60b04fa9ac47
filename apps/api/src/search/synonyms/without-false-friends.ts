import type { Reference } from '../../reference/reference.ts';
import { contentWords } from '../stop-words.ts';
import { betweenThings } from '../tree-names.ts';
import type { Synonym } from './read-synonyms.ts';

const industryOf = (node: string) => node.slice(0, 4);
const formsOf = (word: string) => [word, `${word}s`, word.replace(/s$/, '')];

/** The single words that are a name of the tree, or a part of one that is as long as its other parts: the pumps of "Pumps & Valves". */
function wordsAlone(name: string): string[] {
  const parts = name.split(betweenThings).map(contentWords);
  return parts.every((part) => part.length === 1) ? parts.flat() : [];
}

/**
 * Synonyms without the single words that the tree itself calls something in another industry: pumps are no shoes to somebody who types
 * no more. A word beside others of a name calls nothing: TV stands leave televisions their name.
 */
export function withoutFalseFriends(
  synonyms: readonly Synonym[],
  { nodes }: Pick<Reference, 'nodes'>,
): Synonym[] {
  const industries = new Map<string, Set<string>>();
  for (const { id, names } of nodes.values())
    for (const word of Object.values(names).flatMap(wordsAlone)) {
      const known = industries.get(word) ?? new Set();
      industries.set(word, known.add(industryOf(id)));
    }
  const isFalse = (word: string, node: string) =>
    formsOf(word).some((form) =>
      [...(industries.get(form) ?? [])].some((industry) => industry !== industryOf(node)),
    );
  return synonyms.map(({ node, terms, ambiguous }) => ({
    node,
    ambiguous,
    terms: terms.filter((words) => words.length !== 1 || !isFalse(words[0] as string, node)),
  }));
}
