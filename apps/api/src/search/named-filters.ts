import type { Kind } from './kind.ts';
import { type Named, referenceWords } from './reference-words.ts';

const marks: Record<number, string> = { 2: '@c', 4: '@i', 6: '@k', 8: '@s' };

/** The word by which documents in a node of the industry tree or in a country are found. */
export function filterOf(idOrCode: string): string {
  return `${marks[idOrCode.length]}${idOrCode}`;
}

/** The word by which businesses are found whose line a category is: the first of theirs, or one that they have products in. */
export function lineFilterOf(categoryId: string): string {
  return `@n${categoryId}`;
}

/** The word by which rows are found that fit a node that is asked for: that a category is one of several says little of a business. */
export function fitFilterOf(kind: Kind, id: string): string {
  return kind === 'business' && id.length === 6 ? lineFilterOf(id) : filterOf(id);
}

/** The node that a filter is of; none for countries. */
export function placeOf(filter: string): string | undefined {
  return /^@[iks](\d{4,8})$/.exec(filter)?.[1];
}

export function isOfIndustry(filter: string): boolean {
  return filter.startsWith('@i');
}

/** Whose names the rows of a kind are found by, as lengths of ids: countries, industries, categories, subcategories. */
const namedBy: Record<Kind, readonly number[]> = { business: [2, 4, 6], product: [4, 6, 8], person: [2, 4] };

/** Whether rows of the kind can stand in a place of the industry tree: people name their industry alone. */
export function isPlaceOf(kind: Kind, place: string): boolean {
  return kind !== 'person' || namedBy.person.includes(place.length);
}

/** Filters that hold for documents with one of the words in the name of their industry, category, … or country. */
export type NamedFilters = (words: readonly string[]) => string[];

function nodesAbove(id: string): string[] {
  return [4, 6].filter((length) => length < id.length).map((length) => id.slice(0, length));
}

/** The nodes a product stands in, given the ones it names: also those above them. */
export function productNodes(ids: readonly string[]): readonly string[] {
  const isPath = ids.every((id, place) => id.length === 4 + 2 * place && id.startsWith(ids[place - 1] ?? ''));
  return isPath ? ids : [...new Set(ids.flatMap((id) => [...nodesAbove(id), id]))];
}

/**
 * Reference names are not in documents, since their filters say the same: a word of a name stands for the filters of all
 * that are named so, in whatever language. Of products, which have all nodes above theirs, the uppermost are enough.
 */
export function createNamedFilters(reference: Named, kind: Kind): NamedFilters {
  const byWord = new Map<string, string[]>();
  for (const id of [...reference.nodes.keys(), ...reference.countries.keys()]) {
    if (!namedBy[kind].includes(id.length)) continue;
    for (const word of referenceWords(reference, [id]).named) {
      const same = byWord.get(word);
      if (same) same.push(id);
      else byWord.set(word, [id]);
    }
  }
  return (words) => {
    const found = new Set(words.flatMap((word) => byWord.get(word) ?? []));
    const isHeldAbove = (id: string) => kind === 'product' && nodesAbove(id).some((one) => found.has(one));
    return [...found].filter((id) => !isHeldAbove(id)).map(filterOf);
  };
}
