import { type Suggestion, suggest } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { visitContext } from '../session/page-context.ts';
import { placeOfId } from './search-address.ts';
import type { SearchQuery } from './search-query.ts';

export type Place = { name: string } & Pick<SearchQuery, 'industry' | 'category' | 'subcategory'>;

const maxWords = 3;
const shortestWord = 3;

/**
 * Places of the industry tree near a search, nearest first: those above the one it names, then those its words, else
 * each of its words, complete to.
 */
export async function nearestPlaces(
  words: string,
  path: readonly { id: string; name: string }[],
  context: LoaderFunctionArgs['context'],
): Promise<Place[]> {
  const above = path
    .slice(0, -1)
    .reverse()
    .map(({ id, name }) => ({ name, ...placeOfId(id) }));
  if (words === '') return above;
  const whole = await placesFor(words, context);
  if (whole.length > 0) return differing([...above, ...whole], path);
  const each = await Promise.all(wordsIn(words).map((word) => placesFor(word, context)));
  return differing([...above, ...each.flat()], path);
}

async function placesFor(q: string, context: LoaderFunctionArgs['context']): Promise<Place[]> {
  const { items } = await context.get(visitContext).call(suggest, { query: { q } });
  return items.filter(({ kind }) => kind === 'category').map(placeOfSuggestion);
}

function placeOfSuggestion({ text, industry, category, subcategory }: Suggestion): Place {
  return { name: text, industry, category, subcategory };
}

/** The words that may name something, at most three. */
export function wordsIn(words: string): string[] {
  const known = new Set(words.split(/[^\p{L}\p{N}]+/u));
  return [...known].filter((word) => [...word].length >= shortestWord).slice(0, maxWords);
}

/** Each place once, without the one the search was in. */
export function differing(places: readonly Place[], path: readonly { id: string }[]): Place[] {
  const seen = new Set([path.at(-1)?.id]);
  return places.filter(({ industry, category, subcategory }) => {
    const id = subcategory ?? category ?? industry;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
