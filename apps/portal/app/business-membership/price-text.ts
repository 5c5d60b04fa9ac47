import { formatLocales, type ShownLanguage } from '@kontor/web/language';

/** An amount of money that is paid, in cents: "US$ 2,650.00". The price of a package is written as the specification has it (`PlanPrice`). */
export function priceText(cents: number, language: ShownLanguage): string {
  const format = new Intl.NumberFormat(formatLocales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `US$ ${format.format(cents / 100)}`;
}
