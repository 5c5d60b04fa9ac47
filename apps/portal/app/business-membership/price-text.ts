import { formatLocales, type ShownLanguage } from '@kontor/web/language';

/** An amount in cents as packages are priced: "US$ 366.02"; figures of thousands stand together, as the specification writes them. */
export function priceText(cents: number, language: ShownLanguage): string {
  const format = new Intl.NumberFormat(formatLocales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  return `US$ ${format.format(cents / 100)}`;
}
