import type { ProductOfBusiness } from '@kontor/contract';
import { type ShownLanguage, shownLanguage } from '@kontor/web/language';
import { countedText, unitText } from '../amount/amount-text.ts';
import words from './spec-words.json' with { type: 'json' };

// Keys and values of specifications are their owner's words. Those of the trade are shown in the reader's language.

type Translated = Record<Exclude<ShownLanguage, 'en'>, string>;

const keys = byWord(words.keys);
const values = byWord(words.values);

/**
 * A word in English, or in the language of its owner, leads to the term in all languages. One of another language that could be
 * several terms, as "Portata" is a flow and a load, leads to none.
 */
function byWord(terms: Record<string, Translated>): ReadonlyMap<string, Record<ShownLanguage, string>> {
  const all = Object.entries(terms).map(([en, others]) => ({ en, ...others }));
  const found = new Map<string, Record<ShownLanguage, string> | undefined>();
  for (const { en, ...others } of all) {
    for (const word of new Set(Object.values(others).map((text) => text.toLowerCase()))) {
      found.set(word, found.has(word) ? undefined : { en, ...others });
    }
  }
  for (const term of all) found.set(term.en.toLowerCase(), term);
  return new Map([...found].flatMap(([word, term]) => (term ? [[word, term]] : [])));
}

/** A specification as a reader of a language sees it; what is no term of ours stays as its owner wrote it. */
export function specInWords(
  { key, value, unit }: ProductOfBusiness['specs'][number],
  locale: string,
): { label: string; value: string } {
  const language = shownLanguage(locale) ?? 'en';
  const text = valueIn(value, language);
  return {
    label: keys.get(key.trim().toLowerCase())?.[language] ?? key,
    value: unit === undefined ? text : `${text} ${unitText(unit, lastNumberOf(value), language)}`,
  };
}

/** "Stainless steel", "24 months", "English, Spanish": a term, a figure with a unit, or several of them. */
function valueIn(value: string, language: ShownLanguage): string {
  const whole = termIn(value, language);
  if (whole !== undefined) return whole;
  const parts = value.split(', ').map((part) => termIn(part, language));
  if (parts.length < 2 || parts.includes(undefined)) return value;
  return parts.join(language === 'zh' ? '、' : ', ');
}

function termIn(text: string, language: ShownLanguage): string | undefined {
  const word = text.trim().toLowerCase();
  const term = values.get(word)?.[language];
  if (term !== undefined) return term;
  const [, figure, unit] = /^(\d[\d.,–-]*) (\D+)$/.exec(word) ?? [];
  return figure && unit ? countedText(figure, unit, lastNumberOf(figure), language) : undefined;
}

/** The number that decides between singular and plural: of "3–4" the last one. */
function lastNumberOf(figure: string): number {
  const [last = '2'] = /\d+(?:[.,]\d+)*(?=\D*$)/.exec(figure) ?? [];
  return Number(last.replaceAll(',', ''));
}
