import { readTable } from './tables.ts';

/** How many people a maker has at least who makes goods of all of these categories and subcategories. */
export type LeastPeople = (placeIds: readonly string[]) => number;

/** As of data/least-people.tsv: no steel mill, no maker of turbines or nuclear components is a workshop. */
export function readLeastPeople(): LeastPeople {
  const rows = readTable<'place' | 'people'>('least-people');
  return (placeIds) =>
    Math.max(
      0,
      ...rows.flatMap(({ place, people }) =>
        placeIds.some((id) => id.startsWith(place)) ? [Number(people)] : [],
      ),
    );
}
