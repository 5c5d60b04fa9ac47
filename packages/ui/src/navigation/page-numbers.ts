const maximum = 7;

/** The page numbers to offer: at most seven, around the current one, without gaps (checklist 96). */
export function pageNumbers(current: number, last: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(maximum / 2), last - maximum + 1));
  const length = Math.min(maximum, last - first + 1);
  return Array.from({ length: Math.max(0, length) }, (_, place) => first + place);
}
