import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Reference } from '../../../reference/reference.ts';
import { termKey } from './term-key.ts';

/** Ids of industries, categories and subcategories. */
export interface PlaceTerm {
  /** Those a trade term may mean; none when it says nothing of a place. */
  places: Set<string>;
  /** Those of them it means by itself; with the others it only agrees where they are said otherwise, too. */
  telling: Set<string>;
}

/** What a trade term says of the place of whoever is described by it; undefined of a term that is not known. */
export type FindPlaceTerm = (term: string) => PlaceTerm | undefined;

type PlaceTerms = Map<string, PlaceTerm>;

const noPlace = '-';
/** Terms that are cached; with more of them, all are forgotten. */
const maxCached = 20_000;

interface SourceTerm {
  node: string;
  key: string;
  telling: boolean;
}

let read: readonly SourceTerm[] | undefined;

/** The lines of `source-terms.tsv`, read once in a process. */
export function readSourceTerms(): readonly SourceTerm[] {
  read ??= parseSourceTerms(readFileSync(new URL('source-terms.tsv', import.meta.url), 'utf8'));
  return read;
}

function parseSourceTerms(text: string): SourceTerm[] {
  const lines: { node: string; terms: string }[] = parse(text, {
    columns: true,
    delimiter: '\t',
    quote: false,
  });
  return lines.flatMap(({ node, terms }) =>
    terms
      .split('; ')
      .map((term) => ({ node, key: termKey(term.replace(/^!/, '')), telling: !term.startsWith('!') })),
  );
}

function termOf(terms: PlaceTerms, key: string): PlaceTerm {
  const known = terms.get(key) ?? { places: new Set(), telling: new Set() };
  terms.set(key, known);
  return known;
}

/**
 * The terms by which companies are placed: what public sources say (`source-terms.tsv`), and the names of the tree in every
 * language where that table does not have them. Of names, those of several words tell their place; a single word
 * ("filters", "labels") only agrees.
 */
export function createFindPlaceTerm({ nodes }: Pick<Reference, 'nodes'>): FindPlaceTerm {
  const listed: PlaceTerms = new Map();
  for (const { node, key, telling } of readSourceTerms()) {
    const term = termOf(listed, key);
    if (node === noPlace) continue;
    term.places.add(node);
    if (telling) term.telling.add(node);
  }
  const named: PlaceTerms = new Map();
  for (const { id, names } of nodes.values())
    for (const key of Object.values(names).map(termKey)) {
      const term = termOf(named, key);
      term.places.add(id);
      if (key.includes(' ')) term.telling.add(id);
    }
  const terms = new Map([...named, ...listed]);
  const cached = new Map<string, PlaceTerm | undefined>();
  return (term) => {
    if (!cached.has(term)) {
      if (cached.size >= maxCached) cached.clear();
      cached.set(term, terms.get(termKey(term)));
    }
    return cached.get(term);
  };
}
