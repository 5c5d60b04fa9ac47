import type { ProductRowOfTable } from '@kontor/contract';

/** Of a row what depends on its place. */
export type PlacedRow = Pick<ProductRowOfTable, 'productID' | 'place' | 'listed'>;

/**
 * The rows of a page of all products in the order buyers see, with one of them elsewhere on it.
 * @param quota how many the membership shows: the first ones are listed
 */
export function moveRow<Row extends PlacedRow>(
  rows: readonly Row[],
  { from, to, quota }: { from: number; to: number; quota: number },
): Row[] {
  const [moved] = rows.slice(from, from + 1);
  const [first] = rows;
  if (!moved || !first || from === to) return [...rows];
  return rows
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .map((row, index) => {
      const place = first.place + index;
      return { ...row, place, listed: place <= quota };
    });
}

/**
 * Before which row of a page the line stands where showing stops; the number of rows where it stands behind the last one.
 * Undefined where all that is asked for is shown, and where the line is on another page.
 * @param rows in the order buyers see, all of them or those of a filter
 * @param page what else there is, and how many the membership shows
 */
export function quotaLineAt(
  rows: readonly PlacedRow[],
  {
    isFirst,
    isLast,
    quota,
    filtered,
  }: { isFirst: boolean; isLast: boolean; quota: number; filtered: boolean },
): number | undefined {
  const firstHidden = rows.findIndex(({ listed }) => !listed);
  if (firstHidden > 0) return firstHidden;
  if (firstHidden === 0) return isFirst ? 0 : undefined;
  const stopsHere = !filtered && !isLast && rows.at(-1)?.place === quota;
  return stopsHere ? rows.length : undefined;
}
