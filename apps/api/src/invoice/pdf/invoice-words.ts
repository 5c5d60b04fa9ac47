import { type Language, planName } from '@kontor/contract';
import texts from './invoice-texts.json' with { type: 'json' };

/** The day before the month in English, and Spanish as in Mexico, as on the pages. */
const locales: Record<Language, string> = { en: 'en-GB', es: 'es-MX', it: 'it', zh: 'zh' };

export type InvoiceText = keyof (typeof texts)['en'];

/** The words of a document, its amounts and its days, in the language of who buys. */
export function invoiceWordsIn(language: Language, currency: string) {
  const locale = locales[language];
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    // Thousands are set apart in every language alike.
    useGrouping: 'always',
  });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const sign = currency === 'USD' ? 'US$' : currency;
  return {
    say: (text: InvoiceText, values: Record<string, string | number> = {}): string =>
      texts[language][text].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
    /** An amount below zero has its sign before the currency. */
    money: (cents: number): string =>
      `${cents < 0 ? '– ' : ''}${sign} ${number.format(Math.abs(cents) / 100)}`,
    day: (calendarDay: string): string => date.format(new Date(`${calendarDay}T00:00:00Z`)),
    country: (code: string): string => countries.of(code) ?? code,
    /** Packages have the same names in every language. */
    plan: planName,
  };
}

export type InvoiceWords = ReturnType<typeof invoiceWordsIn>;
