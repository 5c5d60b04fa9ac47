import { nominalDiameters, type Quantity, type Unit, unitNames, unitOf } from './units.ts';

/** A figure with its unit, or a range of them. */
export interface Value {
  quantity: Quantity | 'nominalDiameter';
  /** In the first unit of the quantity; equal unless it is a range. */
  from: number;
  to: number;
}

/** Where a text gives a value: `12.7 mm` also as the pipes that are named so. */
export interface ReadValue {
  /** As it is written. */
  text: string;
  start: number;
  values: readonly Value[];
}

const whole = String.raw`\d+(?:[.,]\d+)*`;
const fraction = String.raw`(?:\d+[ -])?\d+\/\d+|[½¼¾]|\d+[½¼¾]`;
const number = `(?:${fraction}|${whole})`;
const between = String.raw`\s*(?:-|–|…|\.\.\.?|to|a|bis|x|×|\*)\s*`;
const isHan = (name: string) => name > '\u2e80';
const names = (some: readonly string[]) => some.map((name) => RegExp.escape(name)).join('|');
const latin = unitNames.filter((name) => !isHan(name) && !['in', 'A', 'M', 'G'].includes(name));
// In running text a word: "2 in Mexico", "5 a day".
const guarded = String.raw`in(?=\s*(?:$|[,;)x×/]))|A(?=\s|$|[,;)])`;
const unit = `(?:${names(latin)})(?![\\p{Script=Latin}\\p{N}])|${guarded}|${names(unitNames.filter(isHan))}`;
// Only so many figures before the last one: else a text of figures could be read in ever more ways.
const given = new RegExp(
  `(?<![\\p{L}\\p{N}.,/]|\\bcat[. -]?)((?:${number}${between}){0,3})(${number})[ \\u00a0-]?(${unit})`,
  'giu',
);
/** What every value has in it, by which most texts with figures are passed over. */
const begins = new RegExp(
  `[\\d½¼¾][ \\u00a0-]?[${[...new Set(unitNames.map((name) => RegExp.escape([...name][0] as string)))].join('')}]`,
  'iu',
);
const diameter = /(?<![\p{L}\p{N}])DN[ -]?(\d{1,4})(?![\p{L}\p{N}])/giu;
const parts: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** What a figure may be: `1.100` is 1,100 to some. */
function numbersIn(text: string): number[] {
  const slashed = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text);
  if (slashed) return [Number(slashed[1] ?? 0) + Number(slashed[2]) / Number(slashed[3])];
  const part = parts[text.at(-1) ?? ''];
  if (part !== undefined) return [Number(text.slice(0, -1)) + part];
  const grouped = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  if (grouped && (text.includes(',') || text.split('.').length > 2))
    return [Number(text.replace(/[.,]/g, ''))];
  const decimal = Number(text.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'));
  return grouped ? [decimal, Number(text.replace('.', ''))] : [decimal];
}

function pipesOf({ quantity, factor }: Unit, inches: number): Value[] {
  if (quantity !== 'length' || factor !== 25.4) return [];
  return nominalDiameters
    .filter(([size]) => size === inches)
    .map(([, size]) => ({ quantity: 'nominalDiameter', from: size, to: size }));
}

function valuesOf(before: string, last: string, found: Unit): Value[] {
  const { quantity, factor, offset = 0 } = found;
  const measured = (each: number) => each * factor + offset;
  const earlier = [...before.matchAll(new RegExp(number, 'gu'))].map(([text]) => text);
  const isRange = earlier.length === 1 && !/[x×*]/.test(before);
  const [low] = isRange ? numbersIn(earlier[0] as string) : [];
  return [...(isRange ? [] : earlier), last].flatMap((text) =>
    numbersIn(text)
      .filter((each) => Number.isFinite(each))
      .flatMap((each): Value[] => {
        const to = measured(each);
        const from = low === undefined ? to : Math.min(measured(low), to);
        return [{ quantity, from, to }, ...(low === undefined ? pipesOf(found, each) : [])];
      }),
  );
}

/** Figures with units in a text, in whatever units, in order. */
export function readValues(text: string): ReadValue[] {
  if (!/\d|[½¼¾]/.test(text)) return [];
  // One letter for one, so that places in the text stay.
  const plain = text.replaceAll('²', '2').replaceAll('³', '3').replaceAll('μ', 'µ');
  const measured = (begins.test(plain) ? [...plain.matchAll(given)] : []).flatMap(
    ({ 0: whole, 1: before = '', 2: last = '', 3: name = '', index }) => {
      const found = unitOf(name);
      return found ? [{ text: whole, start: index, values: valuesOf(before, last, found) }] : [];
    },
  );
  const pipes = [...plain.matchAll(diameter)].map(({ 0: whole, 1: size, index }): ReadValue => {
    const value = Number(size);
    return { text: whole, start: index, values: [{ quantity: 'nominalDiameter', from: value, to: value }] };
  });
  return [...measured, ...pipes].filter(({ values }) => values.length > 0).sort((a, b) => a.start - b.start);
}
