import type { ShownLanguage } from '@kontor/web/language';
import { countedText } from '../amount/amount-text.ts';
import words from './spec-words.json' with { type: 'json' };

// Figures, and what is written with them: symbols, codes and names are the same in all languages.

const symbols = new Set(
  'mm mm² mm³ cm cm² cm³ m m² m³ km µm nm in ha mg g kg t oz ct l ml cl dl W W/mK kW MW kWh MWh Wh V kV mV A kA mA Ah mAh VA kVA MVA kvar Ω F pF nF µF mH Hz kHz MHz GHz bit kbit Mbit Gbit kB MB GB TB MP Pa kPa MPa bar mbar psi N kN cN Nm N·m kNm K °C ° arcmin % lx lm cd dB dBi dB(A) dpi ppm hp s ms min h rpm kJ J kcal mmHg mT/m mPa·s tex dtex mmol mK mT mPa m²K HB HRC HV tog cc vol'.split(
    ' ',
  ),
);
const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const figure = new RegExp(`^[Ø±≤≥<>+-]?${number}(?:[–/-]${number})*$`, 'u');
const figures = new RegExp(String.raw`(?<![\d.,])${number}(?![\d.,]*\d)`, 'g');
const names = new Set(words.names);

/**
 * "12,500" is "12.500", "1,500" is "1500" and "0.5" is "0,5" in Italian, as the formatter of numbers has it; the other languages write
 * figures as English does, Spanish that of Mexico.
 */
export function figuresIn(text: string, language: ShownLanguage): string {
  if (language !== 'it') return text;
  return text.replaceAll(figures, (found) => {
    const [whole = '', ...decimals] = found.split('.');
    const digits = whole.replaceAll(',', '');
    return [digits.length < 5 ? digits : whole.replaceAll(',', '.'), ...decimals].join(',');
  });
}

/** The number that decides between singular and plural: of "3–4" the last one. */
export function lastNumberOf(text: string): number {
  const [last = '2'] = /\d+(?:[.,]\d+)*(?=\D*$)/.exec(text) ?? [];
  return Number(last.replaceAll(',', ''));
}

/** "24 months", "20 pieces per carton", "8kg", "18,000 bottles/h", "-40 to +100 °C", "150 % for 60 s". */
export function measureIn(text: string, language: ShownLanguage): string | undefined {
  return (
    amountIn(text, language) ??
    rateIn(text, language) ??
    perIn(text, language) ??
    symbolsIn(text, language) ??
    linkedIn(text, language)
  );
}

/** What bears its name in all languages: "Ethernet". */
export function isName(text: string): boolean {
  return names.has(text);
}

/** What is written alike in all languages: codes, figures with symbols, and the names of the list; else undefined. */
export function sameIn(text: string): string | undefined {
  const tokens = text.split(/[ /()+:&-]+/).filter((token) => token !== '');
  return tokens.every(isSame) ? text : undefined;
}

function isSame(token: string): boolean {
  if (symbols.has(token) || names.has(token)) return true;
  return /\d/.test(token) ? !/[a-z]{3}/.test(token) : !/\p{Ll}/u.test(token);
}

/** Figures with nothing but symbols; a figure alone only where it is a large one, as "1.4301" is a steel. */
function symbolsIn(text: string, language: ShownLanguage): string | undefined {
  const tokens = text.replace(/(?<=\d)(?=kg$|%$|°)/, ' ').split(' ');
  const figures = tokens.filter((token) => figure.test(token));
  const others = tokens.filter((token) => !figure.test(token) && token !== '×');
  if (figures.length === 0 || !others.every(isSymbol)) return undefined;
  if (others.length === 0 && tokens.length === 1 && !/,\d{3}/.test(text)) return undefined;
  return figuresIn(text.replace(/(?<=\d)(?=kg$)/, ' '), language);
}

function isSymbol(token: string): boolean {
  return symbols.has(token) || token.split('/').every((part) => symbols.has(part) || /^\d*$/.test(part));
}

const each: Record<ShownLanguage, string> = { en: 'per', es: 'por', it: 'per', zh: '每' };

/** "24 months", "1/2 in", "20 pieces per carton", "200 kg a day". */
function amountIn(text: string, language: ShownLanguage): string | undefined {
  const [, amount = '', unit = '', of] =
    /^((?:\d+ )?[≤≥]?\d[\d.,/–-]*) (\D+?)(?: (?:a|per) (\D+))?$/.exec(text) ?? [];
  const said =
    countedText(figuresIn(amount, language), unit, lastNumberOf(amount), language) ??
    (of === undefined ? undefined : symbolsIn(`${amount} ${unit}`, language));
  const ofWhat = of === undefined ? '' : countedText('', of, 1, language)?.trim();
  if (said === undefined || ofWhat === undefined) return undefined;
  if (ofWhat === '') return said;
  return language === 'zh' ? `每${ofWhat} ${said}` : `${said} ${each[language]} ${ofWhat}`;
}

const times: Record<string, Record<ShownLanguage, string>> = {
  s: { en: 's', es: 's', it: 's', zh: '秒' },
  min: { en: 'min', es: 'min', it: 'min', zh: '分钟' },
  h: { en: 'h', es: 'h', it: 'h', zh: '小时' },
  day: { en: 'day', es: 'día', it: 'giorno', zh: '天' },
};

/** "18,000 bottles/h", "75 l/day". */
function rateIn(text: string, language: ShownLanguage): string | undefined {
  const [, amount = '', unit = '', time = ''] = /^(\d[\d.,]*) (.+)\/(s|min|h|day)$/.exec(text) ?? [];
  const said =
    countedText(figuresIn(amount, language), unit, lastNumberOf(amount), language) ??
    (time === 'day' ? symbolsIn(`${amount} ${unit}`, language) : undefined);
  return said && `${said}/${times[time]?.[language]}`;
}

/** "6 per carton", "Boxes of 25", "Cartons of 50 pairs". */
function perIn(text: string, language: ShownLanguage): string | undefined {
  const [, many = '', pack = ''] = /^(\d[\d,]*) (?:a|per) (\D+)$/.exec(text) ?? [];
  const [, packs = '', count = '', noun = 'pieces'] =
    /^(\p{L}+) of (\d[\d,]*)(?: (\p{L}+))?$/u.exec(text) ?? [];
  const inside = figuresIn(many || count, language);
  const packed = many ? pack : packs.toLowerCase();
  const said = countedText('', packed, many || !packed.endsWith('s') ? 1 : 2, language)?.trim();
  const content = countedText(inside, noun, 2, language);
  if (said === undefined || content === undefined) return undefined;
  if (language === 'zh') return `每${said} ${content}`;
  if (many) return `${inside} ${each[language]} ${said}`;
  const of = { en: 'of', es: 'de', it: 'da' }[language];
  const upper = said.charAt(0).toUpperCase() + said.slice(1);
  return `${upper} ${of} ${text.endsWith(noun) ? content : inside}`;
}

const links: Record<string, Record<ShownLanguage, (one: string, other: string) => string>> = {
  to: {
    en: (one, other) => `${one} to ${other}`,
    es: (one, other) => `${one} a ${other}`,
    it: (one, other) => `${one} a ${other}`,
    zh: (one, other) => `${one} 至 ${other}`,
  },
  at: {
    en: (one, other) => `${one} at ${other}`,
    es: (one, other) => `${one} a ${other}`,
    it: (one, other) => `${one} a ${other}`,
    zh: (one, other) => `${one}（${other}）`,
  },
  for: {
    en: (one, other) => `${one} for ${other}`,
    es: (one, other) => `${one} durante ${other}`,
    it: (one, other) => `${one} per ${other}`,
    zh: (one, other) => `${one}，持续 ${other}`,
  },
};

/** "-40 to +100 °C", "9 mm²/s at 40 °C", "150 % for 60 s": two figures, of which units are the same in all languages. */
function linkedIn(text: string, language: ShownLanguage): string | undefined {
  const [, from = '', link = '', to = ''] = /^(\S.*?) (to|at|for) (\S.*)$/.exec(text) ?? [];
  const one = /^[+-]?\d[\d.,]*$/.test(from) ? figuresIn(from, language) : symbolsIn(from, language);
  const other = symbolsIn(to, language);
  return one && other && links[link]?.[language](one, other);
}
