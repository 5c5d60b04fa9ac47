import type { Random } from './random.ts';
import { wordsOf } from './words-of.ts';

export interface Spec {
  key: string;
  value: string;
  /** Where the value is one figure, without it. */
  unit?: string;
}

export interface SpecTemplate {
  key: string;
  /**
   * "Brass|Steel" or "10..120/5 mm": choices, or numbers from, to, step and unit, the smaller ones first. "(Plastic) POM" is for what is
   * called plastic, and for nothing else. "-" is nothing to say.
   */
  values: string;
  /**
   * The key whose value says which: of "Hardness@Material=200 HB / Untreated|58–62 HRC|-" one of the first two where the material is its
   * first, none where it is its third.
   */
  saidBy?: string;
}

/** What an article is already known to be, and its specifications must agree with. */
export interface Known {
  name: string;
  /** How large it is among its kind, from 0 to 1: what is long is heavy and strong, too, and costs more. */
  size: number;
}

export function readTemplate(text: string): SpecTemplate {
  const at = text.indexOf('=');
  const [key = '', saidBy] = text.slice(0, at).split('@');
  return { key, values: text.slice(at + 1), ...(saidBy && { saidBy }) };
}

const units = new Set(
  'mm cm m km µm in m² m³ kg g t l ml kW W MW V kV A kA Ah mAh kVA kWh Wh Hz kHz MHz GHz bar mbar kPa MPa kN N Nm N·m °C K % rpm l/min l/h m³/h m/s m/min kg/h t/h mm/s lm dB h min s GB TB MB Mbit/s Gbit/s g/m² kg/m³ mPa·s'.split(
    ' ',
  ),
);

/** "1,500 N·m" as a figure and its unit; what is more than that stays as it is. */
export function withUnit({ key, value }: Spec): Spec {
  const [, figure, unit] = /^([±]?\d[\d.,]*) (\S+)$/.exec(value) ?? [];
  return figure && unit && units.has(unit) ? { key, value: figure, unit } : { key, value };
}

const always = 2;
const least = 4;

/** Some of the templates filled in: always the first ones, which tell most, and at least four where there are as many. */
export function fillSpecs(templates: readonly SpecTemplate[], known: Known, random: Random): Spec[] {
  const first = templates.slice(0, always);
  const rest = templates.slice(always);
  const count = random.between(Math.min(least - always, rest.length), rest.length);
  const told = [...first, ...random.some(rest, count)];
  const drawn = new Map(told.map((template) => [template.key, specValue(template, known, random)]));
  const agreed = new Map<string, string>();

  /** What agrees with the value of another one, be that told or not. */
  function agreedValue(template: SpecTemplate): string {
    const { key, values, saidBy } = template;
    const sayer = templates.find((other) => other.key === saidBy);
    const place = sayer ? choicesOf(sayer.values).indexOf(agreedValue(sayer)) : -1;
    const said = values.split('|')[place];
    const value =
      agreed.get(key) ??
      (said === undefined ? drawn.get(key) : specValue({ key, values: said }, known, random)) ??
      specValue(template, known, random);
    agreed.set(key, value);
    return value;
  }

  return told.flatMap((template) => {
    const value = agreedValue(template);
    return value === '-' ? [] : [{ key: template.key, value }];
  });
}

/** "10 mm", "Ø 30 cm" and "±1 %", and the sizes of threads, pipes and valves: "M8", "DN 50", "NG 6". */
const figure = /^(?:[Ø±M]|DN|NG|Tr)? ?\d/;
const eachChoice = /\|| \/ /;
const forName = /^\(([^)]+)\) (.+)$/;

/** What a template may say, each once: "(Plastic) POM|POM|PA / PE" are POM, PA and PE. */
export function choicesOf(values: string): string[] {
  return [...new Set(values.split(eachChoice).map((value) => forName.exec(value)?.[2] ?? value))];
}

function specValue({ key, values }: SpecTemplate, known: Known, random: Random): string {
  const share = bySize(known.size, random);
  const range = /^([\d.]+)\.\.([\d.]+)\/([\d.]+)( .*)?$/.exec(values);
  if (range) {
    const [from = 0, to = 0, step = 1] = range.slice(1, 4).map(Number);
    const number = from + step * Math.round(share * Math.floor((to - from) / step));
    return `${Number(number.toFixed(2)).toLocaleString('en')}${range[4] ?? ''}`;
  }
  const fitting = fittingValues(key, values.split(eachChoice), known.name);
  const isScale = fitting.every((value) => figure.test(value));
  return isScale
    ? (fitting[Math.min(fitting.length - 1, Math.floor(share * fitting.length))] as string)
    : random.pick(fitting);
}

const spread = 0.2;

/** About so large: from 0 to 1. */
export function bySize(size: number, random: Random): number {
  return Math.min(1, Math.max(0, size + (random.next() - 0.5) * spread));
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const otherNumbers: Record<string, number> = { single: 1, dual: 2, double: 2, twin: 2, triple: 3 };
const rarelyMeant = new Set(
  'and for the per non any one two with made order free high heavy small type grade'.split(' '),
);

/** The values that agree with the name: "Cotton bibs" are of cotton, "Gluten-free pasta" is of no wheat. */
function fittingValues(key: string, all: string[], name: string): string[] {
  const called = all.flatMap((value) => {
    const [, word = '', own] = forName.exec(value) ?? [];
    return own !== undefined && isCalled(name, word) ? [own] : [];
  });
  const values = called.length > 0 ? called : all.filter((value) => !forName.test(value));
  const words = meantBy(name);
  const without = [...name.matchAll(/(\w+)-free/g)].map(([, what = '']) => what.toLowerCase());
  const none = values.filter((value) => /^(none|0)\b/i.test(value));
  if (without.includes(key.toLowerCase()) && none.length > 0) return none;
  const allowed = values.filter((value) => !without.some((what) => value.toLowerCase().includes(what)));
  const counted = allowed.filter((value) => agreesWithCount(key, value, name));
  if (counted.length > 0) return counted;
  const scored = allowed.map((value) => meantBy(value).filter((word) => words.includes(word)).length);
  const best = Math.max(0, ...scored);
  const fitting = allowed.filter((_, index) => scored[index] === best);
  return fitting.length > 0 ? fitting : values;
}

const patterns = new Map<string, RegExp>();

/** Whether the word stands in the name: "Plastic" in "Plastic spur gears", not in "Plasticised hose". */
function isCalled(name: string, word: string): boolean {
  const pattern = patterns.get(word) ?? new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu');
  patterns.set(word, pattern);
  return pattern.test(name);
}

// The same values are read again for each article of their kind.
const wordsByText = new Map<string, string[]>();

function meantBy(text: string): string[] {
  const words = wordsByText.get(text) ?? wordsOf(text, rarelyMeant);
  wordsByText.set(text, words);
  return words;
}

/** "Two-axis", "24-port" and "14-inch" with Axes of 2, Ports of 24 and 14 in. */
function agreesWithCount(key: string, value: string, name: string): boolean {
  const [, word = '', noun = ''] = /^(\w+)-(\w+)/.exec(name.toLowerCase()) ?? [];
  const count = Number(word) || (otherNumbers[word] ?? numbers.indexOf(word));
  if (!(count > 0)) return false;
  if (noun === 'inch') return value === `${count} in`;
  return key.toLowerCase().startsWith(noun.slice(0, 2)) && Number.parseInt(value, 10) === count;
}
