import type { ProductOfBusiness } from '@kontor/contract';
import { marketRegions } from '@kontor/contract/market-regions';
import { type ShownLanguage, shownLanguage } from '@kontor/web/language';
import { unitText } from '../amount/amount-text.ts';
import { figuresIn, isName, lastNumberOf, measureIn } from './measure-text.ts';
import { firstIn, laterIn, phraseIn } from './phrase-text.ts';
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
  return {
    label: keys.get(key.trim().toLowerCase())?.[language] ?? key,
    value:
      unit === undefined
        ? valueIn(value, language)
        : `${figuresIn(value, language)} ${unitText(unit, lastNumberOf(value), language)}`,
  };
}

const semicolon: Record<ShownLanguage, string> = { en: '; ', es: '; ', it: '; ', zh: '；' };

/** "Stainless steel", "24 months", "Germany", "English, Spanish": a term, a figure with a unit, a country, or several of them. */
function valueIn(value: string, language: ShownLanguage): string {
  const whole = termIn(value, language);
  if (whole !== undefined) return whole;
  const groups = value.split('; ').map((group) => group.split(', '));
  const said = groups.map((parts) => listIn(parts, language));
  if (groups.flat().length < 2 || said.includes(undefined)) return value;
  return said.join(semicolon[language]);
}

/** Parts behind commas; undefined where one of them is no term. */
function listIn([first = '', ...more]: readonly string[], language: ShownLanguage): string | undefined {
  const say = (part: string) => termIn(part, language);
  const parts = [firstIn(first, say), ...more.map((part) => laterIn(part, say))];
  if (parts.includes(undefined)) return undefined;
  if (language !== 'zh') return parts.join(', ');
  return parts.join(more.every((part) => isBeside(first, part)) ? '、' : '，');
}

/** Whether one part is named beside the other, as "English, Spanish" and "50 % cotton, 50 % wool", and does not describe it. */
function isBeside(first: string, part: string): boolean {
  return (
    /^\p{Lu}| and /u.test(part) || (/%/.test(first) && /%/.test(part)) || /^\p{Ll}[^,]* \d+ %$/u.test(part)
  );
}

function termIn(text: string, language: ShownLanguage): string | undefined {
  const word = text.trim().toLowerCase();
  const term = values.get(word);
  // "TiN" is not tin.
  if (isName(text) && term?.en !== text) return text;
  return (
    term?.[language] ??
    countryIn(word, language) ??
    measureIn(text.trim(), language) ??
    phraseIn(text.trim(), language, (part) => termIn(part, language))
  );
}

const nameOfRegion = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' });
/** Made once: making one takes longer than all else of a page. */
const countryNames: Record<ShownLanguage, Intl.DisplayNames> = {
  en: nameOfRegion('en'),
  es: nameOfRegion('es'),
  it: nameOfRegion('it'),
  zh: nameOfRegion('zh'),
};
const countryCodes = new Map(
  Object.values(marketRegions)
    .flatMap((codes) => codes.split(' '))
    .map((code) => [countryNames.en.of(code)?.toLowerCase(), code]),
);

/** A country that is named in English. */
function countryIn(word: string, language: ShownLanguage): string | undefined {
  const code = countryCodes.get(word);
  return code && countryNames[language].of(code);
}
