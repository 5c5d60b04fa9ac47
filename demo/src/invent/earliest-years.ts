import { readTable } from './tables.ts';

/** The first year in which somebody can have been founded who deals in all of these categories and subcategories, in this country. */
export type EarliestYear = (placeIds: readonly string[]) => number;

/** As of data/earliest-years.tsv, where a place is an industry, a category or a subcategory, or a country with no companies of its own before. */
export function readEarliestYears(): EarliestYear {
  const rows = readTable<'place' | 'year'>('earliest-years');
  return (placeIds) =>
    Math.max(
      0,
      ...rows.flatMap(({ place, year }) =>
        placeIds.some((id) => id.startsWith(place)) ? [Number(year)] : [],
      ),
    );
}
