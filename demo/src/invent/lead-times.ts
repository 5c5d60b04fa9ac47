import type { Nature } from './natures.ts';

/** Nothing takes longer than so many times what goods of its business take on average. */
export const longestToAverage = 3;
/** What is rarely in stock makes all lead times of whoever deals in it long. */
const rarelyStocked = 0.4;
const daysOfWeek = 7;

/** "6–8 weeks" are 56 days: the upper bound. */
export function daysOf(text: string): number {
  const [, count = '', unit = ''] = /(\d+) (day|week|month)s?$/.exec(text) ?? [];
  return Number(count) * (unit === 'day' ? 1 : unit === 'week' ? 7 : 30);
}

/** The drawn average, or in whole weeks what fits the goods: nobody delivers boilers within a fortnight. */
export function averageFor(drawn: number, natures: readonly Nature[], isMaker: boolean): number {
  const told = natures.filter(({ stocked }) => isMaker || stocked < rarelyStocked);
  const longest = Math.max(0, ...told.flatMap(({ made }) => made.map(daysOf)));
  return drawn * longestToAverage >= longest
    ? drawn
    : Math.ceil(longest / longestToAverage / daysOfWeek) * daysOfWeek;
}
