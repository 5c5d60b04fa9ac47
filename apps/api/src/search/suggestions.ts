import type { Language, Suggestion } from '@kontor/contract';
import type { Pool } from 'pg';
import { nameIn, type Reference } from '../reference/reference.ts';
import type { Dictionary } from './dictionary.ts';
import { anyOf, conditionsOf } from './filters.ts';
import { findIds } from './find.ts';
import { type Kind, noneOf, rowsFromTop } from './kind.ts';
import { fold, nameHash, withoutLegalForm, wordsOf } from './words.ts';

interface TreeName {
  words: string[];
  id: string;
}

/** Names of the industry tree in every language by the beginning of each of their words. */
export type TreeIndex = ReadonlyMap<string, readonly TreeName[]>;

function beginningOf(word: string): string {
  return word.slice(0, 2);
}

export function indexTree(reference: Reference): TreeIndex {
  const index = new Map<string, TreeName[]>();
  for (const { id, names } of reference.nodes.values()) {
    for (const name of Object.values(names)) {
      const words = wordsOf(name);
      // A single letter is the beginning of what starts with it.
      for (const beginning of new Set(words.flatMap((word) => [word.slice(0, 1), beginningOf(word)]))) {
        const same = index.get(beginning);
        if (same) same.push({ words, id });
        else index.set(beginning, [{ words, id }]);
      }
    }
  }
  return index;
}

/** Places whose name holds every word typed, the last one as a beginning; wider places first. */
export function suggestPlaces(
  tree: TreeIndex,
  reference: Reference,
  words: readonly string[],
  language: Language,
  limit: number,
): Suggestion[] {
  const last = words.at(-1) ?? '';
  const whole = words.slice(0, -1);
  const ids = (tree.get(beginningOf(last)) ?? [])
    .filter(
      (name) =>
        whole.every((word) => name.words.includes(word)) && name.words.some((word) => word.startsWith(last)),
    )
    .sort((a, b) => a.id.length - b.id.length || a.words.length - b.words.length)
    .map(({ id }) => id);
  return [...new Set(ids)].slice(0, limit).flatMap((id): Suggestion[] => {
    const node = reference.nodes.get(id);
    if (!node) return [];
    const place = { industry: id.slice(0, 4), ...(id.length > 4 ? { category: id.slice(0, 6) } : {}) };
    return [
      {
        kind: 'category',
        text: nameIn(node.names, language),
        ...place,
        ...(id.length > 6 ? { subcategory: id } : {}),
      },
    ];
  });
}

/** Completions that are tried together with the words before; fewer behind several words, which leave little open. */
const tried = { behindFew: 8, behindSeveral: 4 };
const few = 1;
const countedUpTo = 20;

/** How many documents hold all words of each query, counted up to twenty. */
async function countTogether(
  pool: Pool,
  kind: Kind,
  dictionary: Dictionary,
  queries: string[][],
): Promise<number[]> {
  const meets = (word: string) => anyOf([word, ...dictionary.filtersNamed([word])]);
  const { rows } = await pool.query<{ together: number }>({
    name: `suggest_${kind}`,
    text: `WITH ${noneOf(kind)}
      SELECT (SELECT count(*) FROM none) + (SELECT count(*) FROM (
        ${rowsFromTop(kind, 'words @@ query::tsquery')} LIMIT ${countedUpTo}
      ) AS found) AS together
      FROM unnest($1::text[]) WITH ORDINALITY AS typed (query, place) ORDER BY place`,
    values: [queries.map((words) => words.map(meets).join(' & '))],
  });
  return rows.map(({ together }) => together);
}

/** The query with its last word completed by words that stand in documents with the others, most frequent first. */
export async function suggestWords(
  pool: Pool,
  kind: Kind,
  dictionary: Dictionary,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  const last = words.at(-1);
  if (last === undefined || last.length < 2) return [];
  const before = words.slice(0, -1);
  if (before.length === 0) return dictionary.completions(last, limit);
  // A name with its legal form is whole.
  if (before.length > few && withoutLegalForm([...words]).length < words.length) return [];
  const maxCompletions = before.length > few ? tried.behindSeveral : tried.behindFew;
  const queries = dictionary.completions(last, maxCompletions).map((completion) => [...before, completion]);
  if (queries.length === 0) return [];
  const together = await countTogether(pool, kind, dictionary, queries);
  return queries
    .map((query, index) => ({ text: query.join(' '), documents: together[index] ?? 0 }))
    .filter(({ documents }) => documents > 0)
    .sort((a, b) => b.documents - a.documents)
    .slice(0, limit)
    .map(({ text }) => text);
}

/** Businesses with every word typed in their name, the last one as a beginning. */
export async function findNamed(
  pool: Pool,
  dictionary: Dictionary,
  text: string,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  const own = withoutLegalForm([...words]);
  const last = own.at(-1);
  if (last === undefined || fold(text).length < 3) return [];
  const endings = [...new Set([last, ...dictionary.completions(last, 12)])].filter(
    (word) => dictionary.names(word) > 0,
  );
  const terms = [...own.slice(0, -1).map((word) => [word]), endings].map((alternatives) => ({
    alternatives: alternatives.map((word) => `=${word}`),
    filters: [],
    documents: Math.max(...alternatives.map((word) => dictionary.names(word)), 0),
  }));
  if (terms.some(({ documents }) => documents === 0)) return [];
  const { anywhere } = conditionsOf(terms, {});
  const conditions = { anywhere, inName: anywhere, typeCode: null, countryCode: null };
  return findIds(pool, 'business', conditions, nameHash(text), { skip: 0, size: limit });
}
