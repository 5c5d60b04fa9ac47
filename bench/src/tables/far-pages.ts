import { measureLatency } from '../measure/measure.ts';
import type { TargetCheck } from '../suite.ts';
import { atMost } from '../target.ts';

/** Calls of each kind in a round. */
const calls = 60;

/** Pages of one list, each asked for as often as the others. */
export interface ListPages {
  /** As "by name". */
  name: string;
  first: () => Promise<unknown>;
  second: () => Promise<unknown>;
  far: () => Promise<unknown>;
}

export interface FarPage {
  row: (string | number)[];
  checks: TargetCheck[];
}

export const farPageColumns = (far: string) => [
  'list',
  'first page p50 ms',
  'second page p50 ms',
  `row ${far} p50 ms`,
  'row / first page',
  'row / second page',
];

/** How much longer a page far behind takes than the first one. */
export async function measureFarPage(pages: ListPages, far: string, rounds: number): Promise<FarPage> {
  // In turn, so that what else the machine does falls on all of them.
  const items = Array.from({ length: calls }, () => ['first', 'second', 'far'] as const)
    .flat()
    .map((name) => ({ class: name }));
  const { byClass } = await measureLatency(items, rounds, (item) => pages[item.class]());
  const p50 = (name: 'first' | 'second' | 'far') => byClass.get(name)?.p50 ?? Number.NaN;
  const ratioTo = (page: 'first' | 'second') => p50('far') / p50(page);
  const checkOf = (page: 'first' | 'second') =>
    atMost('P8', `${pages.name}, row ${far} against the ${page} page`, [ratioTo(page), '×'], 1.2, 1);
  return {
    row: [pages.name, p50('first'), p50('second'), p50('far'), ratioTo('first'), ratioTo('second')],
    // Where a first page is more than the others are, as by counts, it alone would hide a far page that is slow.
    checks: [checkOf('first'), checkOf('second')],
  };
}

/** The cursor behind so many rows. @param page asks for so many rows behind a cursor, and answers the next one */
export async function cursorBehind(
  rows: number,
  step: number,
  page: (size: number, after: string | undefined) => Promise<string | undefined>,
): Promise<string> {
  let after: string | undefined;
  for (let passed = 0; passed < rows; passed += step) {
    after = await page(Math.min(step, rows - passed), after);
    if (!after) throw new Error(`The list ends before row ${rows}.`);
  }
  return after ?? '';
}
