import type { FindPlaceTerm, PlaceTerm } from './place-terms.ts';

/** Where a company stands in the industry tree; null where that is not known. */
export interface Place {
  industryId: string | null;
  categoryId: string | null;
}

export interface Classification extends Place {
  /** Subcategories of that category, in their order. */
  subcategoryIds: string[];
}

export const nowhere: Place = { industryId: null, categoryId: null };

/** How much a term counts that only agrees; one that tells a place counts one, shared by those it tells. */
const agreeing = 0.25;

/**
 * The place of a company by the trade terms its source has of it, and by a guess that came with it: the guess where
 * something said agrees and nothing else is said much more often, else what the terms tell, else none rather than a wrong one.
 * Of terms that are not known the guess stands. Its subcategories are those of the category that a term names.
 */
export function classifyCompany(
  terms: readonly string[],
  guess: Place,
  findPlaceTerm: FindPlaceTerm,
): Classification {
  const known = terms.flatMap((term) => findPlaceTerm(term) ?? []);
  const { industryId, categoryId } = known.length === 0 ? guess : placeOf(known, guess);
  const named = categoryId === null ? [] : known.flatMap(({ places }) => [...places]);
  const within = named.filter((id) => id.length > 6 && id.slice(0, 6) === categoryId);
  return { industryId, categoryId, subcategoryIds: [...new Set(within)].sort() };
}

function placeOf(known: readonly PlaceTerm[], guess: Place): Place {
  const scores = { industries: new Map<string, number>(), categories: new Map<string, number>() };
  for (const { places, telling } of known) {
    addScores(scores.industries, cutTo(4, places), cutTo(4, telling));
    // A term of an industry as a whole speaks against each of its categories.
    addScores(scores.categories, cutTo(6, places), cutTo(6, telling));
  }
  const place = decide(scores.categories, guess.categoryId);
  if (place?.length === 6) return { industryId: place.slice(0, 4), categoryId: place };
  return { industryId: place ?? decide(scores.industries, guess.industryId), categoryId: null };
}

/** The ids, those of nodes further below as the ones of that length above them. */
function cutTo(length: number, ids: ReadonlySet<string>): Set<string> {
  return new Set([...ids].map((id) => id.slice(0, length)));
}

function addScores(scores: Map<string, number>, places: ReadonlySet<string>, telling: ReadonlySet<string>) {
  for (const id of places)
    scores.set(id, (scores.get(id) ?? 0) + (telling.has(id) ? 1 / telling.size : agreeing));
}

function decide(scores: ReadonlyMap<string, number>, guess: string | null): string | null {
  const [best, second] = [...scores].sort(([, one], [, other]) => other - one);
  if (!best) return null;
  const [id, score] = best;
  const guessed = guess === null ? 0 : (scores.get(guess) ?? 0);
  if (guessed > 0 && score <= 2 * guessed + 1) return guess;
  const next = second?.[1] ?? 0;
  const isClear = score >= 2 ? score >= next + 1 : score >= 1 && next <= agreeing;
  return isClear ? id : null;
}
