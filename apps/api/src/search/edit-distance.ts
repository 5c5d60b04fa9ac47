const width = 64;
// Three rows of the matrix, used again by each call: no call is interrupted by another.
const rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)] as const;

/**
 * Edits between two words (a letter added, dropped, changed, or two neighbours swapped), as far as `maxDistance`; anything
 * above is `maxDistance + 1`. Only the band of the matrix that can stay within `maxDistance` is filled.
 */
export function withinDistance(a: string, b: string, maxDistance: number): number {
  if (Math.abs(a.length - b.length) > maxDistance) return maxDistance + 1;
  let from = 0;
  let aEnd = a.length;
  let bEnd = b.length;
  while (from < aEnd && from < bEnd && a.charCodeAt(from) === b.charCodeAt(from)) from += 1;
  while (aEnd > from && bEnd > from && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd -= 1;
    bEnd -= 1;
  }
  const aLength = aEnd - from;
  const bLength = bEnd - from;
  if (aLength === 0 || bLength === 0) return Math.min(Math.max(aLength, bLength), maxDistance + 1);
  if (bLength + 2 > width) return maxDistance + 1;
  let [beforePrevious, previous, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= bLength; column += 1) previous[column] = Math.min(column, maxDistance + 1);
  for (let row = 1; row <= aLength; row += 1) {
    const first = Math.max(1, row - maxDistance);
    const last = Math.min(bLength, row + maxDistance);
    current[first - 1] = first === 1 ? Math.min(row, maxDistance + 1) : maxDistance + 1;
    let smallest = current[first - 1] as number;
    const letter = a.charCodeAt(from + row - 1);
    for (let column = first; column <= last; column += 1) {
      const other = b.charCodeAt(from + column - 1);
      const above = column === row + maxDistance ? maxDistance + 1 : (previous[column] as number);
      let cost = Math.min(
        above + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (letter === other ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(from + row - 2) === other &&
        letter === b.charCodeAt(from + column - 2);
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] as number) + 1);
      cost = Math.min(cost, maxDistance + 1);
      current[column] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (smallest > maxDistance) return maxDistance + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return previous[bLength] as number;
}
