import type { Names } from '@kontor/database';
import type { Reference } from '../reference/reference.ts';
import { indexedWordsOf } from './words.ts';

/** The words of reference names in every language. */
export interface ReferenceWords {
  /** No document holds these: it holds the filters of its places, and a query looks for them too (`named-filters.ts`). */
  named: ReadonlySet<string>;
  /** Documents hold these themselves: so many filters would be slower to look for. */
  wide: readonly string[];
}

/** What has names: nodes of the industry tree, and countries. */
export type Named = Pick<Reference, 'nodes' | 'countries'>;

/** A word that names more than so many nodes or countries is wide. */
const maxNamed = 12;
/** Combinations that are cached; with more of them, all are forgotten. */
const maxCached = 20_000;

interface Cached {
  wide: ReadonlySet<string>;
  /** Of each node and country: rows in several categories are in ever other combinations of them. */
  byId: ReadonlyMap<string, readonly string[]>;
  byIds: Map<string, ReferenceWords>;
}

const cached = new WeakMap<Named['nodes'], Cached>();

function wordsOf(names: Names): readonly string[] {
  return [...new Set(Object.values(names).flatMap(indexedWordsOf))];
}

/** Words in the names of many, those below one that is named so left out. */
function wideWords(byId: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const named = new Map<string, Set<string>>();
  for (const [id, words] of [...byId].sort(([a], [b]) => a.length - b.length))
    for (const word of words) {
      const ids = named.get(word) ?? new Set();
      named.set(word, ids);
      if (!ids.has(id.slice(0, 4)) && !ids.has(id.slice(0, 6))) ids.add(id);
    }
  return new Set([...named].filter(([, ids]) => ids.size > maxNamed).map(([word]) => word));
}

function readNames({ nodes, countries }: Named): Cached {
  const byId = new Map([...nodes, ...countries].map(([id, { names }]) => [id, wordsOf(names)]));
  return { wide: wideWords(byId), byId, byIds: new Map() };
}

/** The words of the names of nodes and countries, by their ids and codes: made once for all rows with the same ones. */
export function referenceWords(reference: Named, ids: readonly string[]): ReferenceWords {
  const known = cached.get(reference.nodes) ?? readNames(reference);
  cached.set(reference.nodes, known);
  const key = ids.join(' ');
  const before = known.byIds.get(key);
  if (before) return before;
  const words = new Set(ids.flatMap((id) => known.byId.get(id) ?? []));
  const made = {
    named: words.difference(known.wide),
    wide: [...words].filter((word) => known.wide.has(word)),
  };
  if (known.byIds.size >= maxCached) known.byIds.clear();
  known.byIds.set(key, made);
  return made;
}
