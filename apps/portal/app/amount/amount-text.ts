import { type ShownLanguage, shownLanguage } from '@kontor/web/language';
import type { I18n } from '@lingui/core';
import words from './unit-words.json' with { type: 'json' };

/** One and many of it, then what else it is written as; a language without plural has one word for both. */
type Words = readonly string[];

const units: readonly Record<ShownLanguage, Words>[] = Object.values(words);
const unitOf = new Map(
  units.flatMap((unit) =>
    Object.values(unit)
      .flat()
      .map((word) => [word, unit] as const),
  ),
);

/** "10 piezas": an amount in the reader's language, whichever its owner wrote the unit in. */
export function amountText({ number, unit }: { number: number; unit: string }, i18n: I18n): string {
  return `${i18n.number(number)} ${unitText(unit, number, i18n.locale)}`;
}

/** What a price is for: one of a unit ("pezzo"), or so many ("100 pezzi"). */
export function perText(per: string, i18n: I18n): string {
  const [, figure, unit] = /^(\d{1,3}(?:,\d{3})*|\d+) (.+)$/.exec(per) ?? [];
  if (!figure || !unit) return unitText(per, 1, i18n.locale);
  return amountText({ number: Number(figure.replaceAll(',', '')), unit }, i18n);
}

/** "3–4 semanas": a figure as it was written, with its unit in the words of a language; undefined for a unit that is not known. */
export function countedText(
  figure: string,
  unit: string,
  number: number,
  language: ShownLanguage,
): string | undefined {
  return unitOf.has(unit) ? `${figure} ${unitText(unit, number, language)}` : undefined;
}

/** A unit in the words and the number of a language; one that is not known, as symbols are, stays as its owner wrote it. */
export function unitText(unit: string, number: number, language: string): string {
  const ofLanguage = unitOf.get(unit.trim().toLowerCase())?.[shownLanguage(language) ?? 'en'];
  const [one = unit, many = one] = ofLanguage ?? [];
  return new Intl.PluralRules(language).select(number) === 'one' ? one : many;
}
