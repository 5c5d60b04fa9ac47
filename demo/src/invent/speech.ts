import type { Language } from '@kontor/contract';
import { readTable } from './tables.ts';
import { inSentence, joinWords } from './wording.ts';

/** How a language writes what stands in the slots of its sentences. */
export interface Speech {
  language: Language;
  /** "a, b and c". */
  join(words: readonly string[]): string;
  /** A heading as it stands inside a sentence. */
  inside(heading: string): string;
  number(count: number): string;
  country(code: string): string;
  city(name: string): string;
  days(count: number): string;
  /** What stands between two sentences. */
  gap: string;
}

/** English as all but a few countries write it; the others as in `country`, where numbers have a form of their own. */
export function speechOf(language: Language, country: string): Speech {
  const key = `${language} ${country}`;
  const speech = speeches.get(key) ?? makeSpeech(language, country);
  speeches.set(key, speech);
  return speech;
}

/** Made once: what formats names and numbers is slow to make. */
const speeches = new Map<string, Speech>();

function makeSpeech(language: Language, country: string): Speech {
  const locale = language === 'es' ? `es-${country}` : language;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const days = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const cities = citiesIn(language);
  return {
    language,
    join: (words) => (language === 'en' ? joinWords(words) : listIn(language, words)),
    inside: (heading) => (language === 'en' ? inSentence(heading) : lowerStart(heading)),
    // Of four digits, too, as beside it in English.
    number: (count) => count.toLocaleString(locale, { useGrouping: 'always' }),
    country: (code) => names.of(code) ?? code,
    city: (name) => cities.get(name) ?? name,
    days: (count) => days.format(count),
    gap: language === 'zh' ? '' : ' ',
  };
}

const ands: Record<Exclude<Language, 'en'>, { and: string; asWellAs: string; comma: string }> = {
  es: { and: ' y ', asWellAs: ', así como ', comma: ', ' },
  it: { and: ' e ', asWellAs: ', nonché ', comma: ', ' },
  zh: { and: '和', asWellAs: '以及', comma: '、' },
};

function listIn(language: Exclude<Language, 'en'>, words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  const { and, asWellAs, comma } = ands[language];
  const last = words.at(-1) ?? '';
  // Before the sound of an i, Spanish says "e".
  const beforeI = language === 'es' && /^h?i(?!e)/i.test(last) ? ' e ' : and;
  const joint = words.some((word) => word.includes(and) || word.includes('与')) ? asWellAs : beforeI;
  return `${words.slice(0, -1).join(comma)}${joint}${last}`;
}

/** "Aguas de tocador (eau de toilette)" → "Aguas de tocador": a sentence says one of both. */
export function withoutAside(heading: string): string {
  return heading.replace(/ ?[(（].*$/, '');
}

/** "Rodamientos de bolas" → "rodamientos de bolas"; "LED" and "PLC" stay. */
function lowerStart(heading: string): string {
  return /^\p{Lu}[\p{Lu}\d-]/u.test(heading) ? heading : heading.charAt(0).toLowerCase() + heading.slice(1);
}

/** Names that cities have in a language other than their own. */
function citiesIn(language: Language): Map<string, string> {
  const rows = readTable<'language' | 'city' | 'name'>('city-names');
  return new Map(rows.filter((row) => row.language === language).map(({ city, name }) => [city, name]));
}
