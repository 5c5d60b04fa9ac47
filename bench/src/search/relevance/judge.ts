/** A query with what a purchasing manager who types it wants to see. */
export interface Judged {
  class: string;
  language: string;
  kind: 'business' | 'product';
  query: string;
  /**
   * One of several, apart by ` | `: a company as `name @ country`, a product by its name, all of a category as `#` and
   * its id, all of an industry as `@` and its id.
   */
  expected: string;
}

/** What a result is, in the terms of the expectations. */
export interface Shown {
  name: string;
  country: string;
  categories: readonly string[];
  industry: string;
}

export const page = 5;
/** So many of the first five must belong to the category that was asked for. */
const majority = 3;

function fits(shown: Shown, expected: string): boolean {
  if (expected.startsWith('#')) return shown.categories.includes(expected.slice(1));
  if (expected.startsWith('@')) return shown.industry === expected.slice(1);
  const [name, country] = expected.split(' @ ');
  return shown.name === name && (country === undefined || shown.country === country);
}

/** What is expected, apart. */
export function expectations({ expected }: Pick<Judged, 'expected'>): string[] {
  return expected.split(' | ');
}

/**
 * Whether the first five are right. A whole name must lead to its row first of all; other names to theirs among the
 * five; a category to rows that mostly belong to it.
 */
export function isRight(judged: Pick<Judged, 'class' | 'expected'>, shown: readonly Shown[]): boolean {
  const expected = expectations(judged);
  const fitting = shown.slice(0, page).map((row) => expected.some((entry) => fits(row, entry)));
  if (judged.class === 'exact name') return fitting[0] === true;
  const wanted = judged.class === 'category' ? Math.min(majority, Math.max(1, shown.length)) : 1;
  return fitting.filter(Boolean).length >= wanted;
}
