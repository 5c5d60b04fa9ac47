import { type BusinessCard, type BusinessProfile, searchBusinesses } from '@kontor/contract';
import { useLoaded } from '../session/use-loaded.ts';

/** So many of the same category are looked at for those that somebody has claimed. */
const lookedAt = 50;
const mostSuggested = 5;

/** Suppliers of the same category, or industry, that somebody reads requests for; none of one's own. */
export function useSimilarSuppliers(
  { businessID, general }: BusinessProfile,
  own: ReadonlySet<string>,
): BusinessCard[] {
  const place = general.categories[0]?.id ?? general.industry?.id ?? '';
  const { data } = useLoaded(searchBusinesses, {
    body: { ...placeIn(place), size: lookedAt, skip: 0, textQuery: '' },
  });
  if (place === '') return [];
  return (data?.items ?? [])
    .filter((each) => each.claimed && each.businessID !== businessID && !own.has(each.businessID))
    .slice(0, mostSuggested);
}

/** The filter of a search for a place in the industry tree: four digits are an industry, six a category, eight one below. */
function placeIn(id: string): { industry?: string; category?: string; subcategory?: string } {
  if (id.length === 8) return { subcategory: id };
  if (id.length === 6) return { category: id };
  return id.length === 4 ? { industry: id } : {};
}
