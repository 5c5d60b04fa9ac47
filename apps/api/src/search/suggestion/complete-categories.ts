import { type Language, languages, type Suggestion } from '@kontor/contract';
import { derivedFromReference } from '../../reference/open-reference.ts';
import { nameIn, type Reference } from '../../reference/reference.ts';
import { wordsOf } from '../words.ts';

interface NodeName {
  words: readonly string[];
  id: string;
  language: Language;
}

function beginningOf(word: string): string {
  return word.slice(0, 2);
}

/** Names of the industry tree in every language by the beginning of each of their words. */
const nodeNames = derivedFromReference(({ nodes }: Reference) => {
  const index = new Map<string, NodeName[]>();
  for (const { id, names } of nodes.values()) {
    for (const language of languages) {
      const words = wordsOf(nameIn(names, language));
      // A single letter is the beginning of what starts with it.
      for (const beginning of new Set(words.flatMap((word) => [word.slice(0, 1), beginningOf(word)]))) {
        const same = index.get(beginning);
        if (same) same.push({ words, id, language });
        else index.set(beginning, [{ words, id, language }]);
      }
    }
  }
  return index;
});

function suggestionOf(reference: Reference, id: string, language: Language): Suggestion[] {
  const node = reference.nodes.get(id);
  if (!node) return [];
  return [
    {
      kind: 'category',
      text: nameIn(node.names, language),
      industry: id.slice(0, 4),
      ...(id.length > 4 ? { category: id.slice(0, 6) } : {}),
      ...(id.length > 6 ? { subcategory: id } : {}),
    },
  ];
}

/**
 * Nodes of the industry tree whose name holds every word typed, the last one as a beginning: those named so in the page's
 * language first, then wider ones.
 */
export function completeCategories(
  reference: Reference,
  words: readonly string[],
  language: Language,
  limit: number,
): Suggestion[] {
  const last = words.at(-1) ?? '';
  const whole = words.slice(0, -1);
  const isForeign = (name: NodeName) => Number(name.language !== language);
  const ids = (nodeNames(reference).get(beginningOf(last)) ?? [])
    .filter(
      (name) =>
        whole.every((word) => name.words.includes(word)) && name.words.some((word) => word.startsWith(last)),
    )
    .sort(
      (a, b) => isForeign(a) - isForeign(b) || a.id.length - b.id.length || a.words.length - b.words.length,
    )
    .map(({ id }) => id);
  return [...new Set(ids)].slice(0, limit).flatMap((id) => suggestionOf(reference, id, language));
}
