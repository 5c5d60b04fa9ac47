/** A query with what a purchasing manager who types it wants to see. */
export interface Judged {
  class: string;
  language: string;
  kind: 'business' | 'product';
  query: string;
  /** One of several, apart by ` | `; what each may be stands in the README of this folder. */
  expected: string;
}

/** What a result is, in the terms of the expectations. */
export interface Shown {
  name: string;
  country: string;
  /** ISO 3166-2. */
  state?: string | null;
  city?: string | null;
  categories: readonly string[];
  /** Those of its products, for a business. */
  subcategories?: readonly string[];
  industry: string;
  /** What it says of itself, its name with it. */
  text?: string;
}

export const page = 5;
/** So many of the first five must belong to the category that was asked for. */
const majority = 3;

/** Nothing in the directory is right. */
export const none = 'none';

/** Small letters without accents, one space between words, points between digits kept. */
export function level(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .replace(/ +/g, ' ');
}

const holds = (text: string, words: string) => ` ${level(text)} `.includes(` ${level(words)} `);

/** Whether conditions are named, not a row: names of companies may hold ` & `, too. */
export function isConditions(expected: string): boolean {
  return /^(#\d|@\d|~|in:)/.test(expected);
}

function meets(shown: Shown, condition: string): boolean {
  const value = condition.replace(/^(#|@|~|in:)/, '');
  if (condition.startsWith('~')) return holds(shown.text ?? shown.name, value);
  if (condition.startsWith('@')) return shown.industry === value;
  if (condition.startsWith('#'))
    return (value.length > 6 ? (shown.subcategories ?? []) : shown.categories).includes(value);
  if (/^[A-Z]{2}$/.test(value)) return shown.country === value;
  if (/^[A-Z]{2}-/.test(value)) return shown.state === value;
  return level(shown.city ?? '') === level(value);
}

export function fits(shown: Shown, expected: string): boolean {
  if (isConditions(expected)) return expected.split(' & ').every((condition) => meets(shown, condition));
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
