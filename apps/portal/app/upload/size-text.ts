const kilobyte = 1_000;

/** "240 kB", "1.2 MB" in a language. */
export function sizeText(bytes: number, language: string): string {
  const inMegabytes = bytes >= kilobyte * kilobyte;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: inMegabytes ? 1 : 0,
  });
  return format.format(inMegabytes ? bytes / kilobyte ** 2 : Math.max(1, bytes / kilobyte));
}
