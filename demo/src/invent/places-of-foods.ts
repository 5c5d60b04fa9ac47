import { readTable, splitCell } from './tables.ts';

/**
 * The place of the industry tree a food's name tells by what it ends with, the longest ending first: "Chocolate peanut
 * butter spread" is no butter. Undefined for a name that ends with nothing of data/food-places.tsv.
 */
export function readFoodPlaces(): (name: string) => string | undefined {
  const places = new Map(
    readTable<'place' | 'ends'>('food-places').flatMap(({ place, ends }) =>
      splitCell(ends).map((end) => [end, place === '-' ? undefined : place] as const),
    ),
  );
  return (name) => {
    const whole = name.toLowerCase();
    const words = headOf(whole).split(' ');
    const ends = [whole, ...words.map((_, index) => words.slice(index).join(' '))];
    const known = ends.find((end) => places.has(end));
    return known === undefined ? undefined : places.get(known);
  };
}

/** "Beef jerky, teriyaki" is beef jerky, "Corn cakes with cheese" are corn cakes. */
export function headOf(name: string): string {
  return (name.split(/[:,;(]| - | (?:for|of|with|without|in|from|to|on|by|as) /i)[0] as string).trim();
}
