/**
 * A whole number as `Intl.NumberFormat` writes it for one of `formatLocales`; undefined for other numbers. Runs in the browser, as it
 * stands here: it uses nothing from outside of it.
 */
export function wholeNumber(value: unknown, locale: string): string | undefined {
  const digits = String(value);
  if (typeof value !== 'number' || !/^\d{1,15}$/.test(digits)) return undefined;
  // Italian leaves four digits together.
  if (locale === 'it') return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '.');
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
