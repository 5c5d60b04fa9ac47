import type { ProductOfBusiness } from '@kontor/contract';
import { marketRegions } from '@kontor/contract/market-regions';
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

const comma: Record<ShownLanguage, string> = { en: ', ', es: ', ', it: ', ', zh: '、' };
const semicolon: Record<ShownLanguage, string> = { en: '; ', es: '; ', it: '; ', zh: '；' };

/** "Stainless steel", "24 months", "Germany", "English, Spanish": a term, a figure with a unit, a country, or several of them. */
function valueIn(value: string, language: ShownLanguage): string {
  const whole = termIn(value, language);
  if (whole !== undefined) return whole;
  const groups = value.split('; ').map((group) => group.split(', ').map((part) => termIn(part, language)));
  if (groups.flat().length < 2 || groups.flat().includes(undefined)) return value;
  return groups.map((parts) => parts.join(comma[language])).join(semicolon[language]);
}

function termIn(text: string, language: ShownLanguage): string | undefined {
  const word = text.trim().toLowerCase();
  return (
    values.get(word)?.[language] ??
    countryIn(word, language) ??
    amountIn(word, language) ??
    rangeIn(text, language)
  );
}

/** "24 months", "20 pieces per carton", "8 kg", "8kg". */
function amountIn(text: string, language: ShownLanguage): string | undefined {
  const [, figure, unit = '', each] =
    /^(\d[\d.,–-]*)(?: |(?=kg$))(\D+?)(?: (?:a|per) (\D+))?$/.exec(text) ?? [];
  if (!figure) return undefined;
  const number = lastNumberOf(figure);
  const amount = countedText(figure, unit, number, language);
  if (each === undefined) return amount ?? (/^[kmc]?[glm]$/.test(unit) ? `${figure} ${unit}` : undefined);
  const per = countedText('', each, 1, language)?.trim();
  if (amount === undefined || per === undefined) return undefined;
  if (language === 'zh') return `每${per} ${amount}`;
  return `${amount} ${{ en: 'per', es: 'por', it: 'per' }[language]} ${per}`;
}

const until: Record<ShownLanguage, string> = { en: 'to', es: 'a', it: 'a', zh: '至' };

/** "-40 to +100 °C": two figures, of which units are the same in all languages. */
function rangeIn(text: string, language: ShownLanguage): string | undefined {
  const [, from, to] =
    /^([+-]?\d[\d.,]*(?: °C)?) to ([+-]?\d[\d.,]*(?: [°%µ\w]{1,4})?)$/u.exec(text.trim()) ?? [];
  return from && to && `${from} ${until[language]} ${to}`;
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

/** The number that decides between singular and plural: of "3–4" the last one. */
function lastNumberOf(figure: string): number {
  const [last = '2'] = /\d+(?:[.,]\d+)*(?=\D*$)/.exec(figure) ?? [];
  return Number(last.replaceAll(',', ''));
}
