interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

/** Both bounds in words. */
export interface RangeWords {
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * Large numbers as people say them, such as 18 and `22 million`: what both are counted in stands once. Made on the server, whose words
 * count.
 */
export function compactRange({ min, max }: Range = {}, language: string): RangeWords {
  const format = new Intl.NumberFormat(language, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  });
  const unitOf = (number: number) =>
    format.formatToParts(number).find(({ type }) => type === 'compact')?.value ?? '';
  const figureOf = (number: number) =>
    format
      .formatToParts(number)
      .filter(({ type }) => type !== 'compact' && type !== 'literal')
      .map(({ value }) => value)
      .join('');
  const isShared =
    min !== undefined && max !== undefined && min < max && isSameUnit(unitOf(min), unitOf(max), format);
  return {
    min: min === undefined ? undefined : isShared ? figureOf(min) : format.format(min),
    max: max === undefined ? undefined : format.format(max),
  };
}

/** One and many of a unit are the same: `1 millón`, `5 millones`. */
function isSameUnit(one: string, other: string, format: Intl.NumberFormat): boolean {
  if (one === other) return true;
  const [single, many] = [1, 2].map((count) =>
    [1e3, 1e6, 1e9, 1e12].map(
      (size) => format.formatToParts(count * size).find(({ type }) => type === 'compact')?.value,
    ),
  );
  return single?.some((unit, place) => unit === one && many?.[place] === other) ?? false;
}
