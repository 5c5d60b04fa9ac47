import type { Value } from './read-values.ts';

/** What the words of a quantity begin with. */
const letters: Record<Value['quantity'], string> = {
  length: 'l',
  area: 'a',
  volume: 'v',
  mass: 'm',
  massPerArea: 'gsm',
  power: 'p',
  apparentPower: 'va',
  pressure: 'b',
  flow: 'f',
  temperature: 'c',
  voltage: 'u',
  current: 'i',
  charge: 'ah',
  energy: 'e',
  frequency: 'hz',
  speed: 's',
  turns: 'n',
  torque: 'nm',
  force: 'kn',
  light: 'lm',
  loudness: 'db',
  data: 'd',
  carats: 'ct',
  pixels: 'mp',
  capacitance: 'uf',
  resistance: 'ohm',
  inductance: 'uh',
  nominalDiameter: 'dn',
};

/** Values that differ by less are one word: 2 %. */
const ratio = Math.log(1.02);
/** A value that is so many words away is near: 12 %; so many, the same but for rounding. */
const near = 6;
const same = 1;
/** Of degrees, which have no ratio. */
const degrees = 2;

/** Counted up from zero: of temperatures and sizes by name the difference tells, not the ratio. */
const stepOf: Partial<Record<Value['quantity'], { step: number; near: number; same: number }>> = {
  temperature: { step: degrees, near: 2, same: 1 },
  nominalDiameter: { step: 1, near: 0, same: 0 },
};

const asQuantity = (quantity: Value['quantity']) => stepOf[quantity] ?? { step: 0, near, same };

/** Its place on the scale of the quantity. */
function placeOf(quantity: Value['quantity'], value: number): number {
  const { step } = asQuantity(quantity);
  if (step > 0) return Math.round(value / step);
  return value > 0 ? Math.round(Math.log(value) / ratio) : Number.NaN;
}

function wordOf(quantity: Value['quantity'], place: number): string {
  return `@q${letters[quantity]}${place}`;
}

function wordsFrom(quantity: Value['quantity'], from: number, to: number, step = 1): string[] {
  if (Number.isNaN(from) || Number.isNaN(to)) return [];
  const count = Math.floor((to - from) / step) + 1;
  const places = Array.from({ length: count }, (_, index) => from + index * step);
  return [...places, to].map((place) => wordOf(quantity, place));
}

/** The words by which a document that gives a value is found: of a range so many that whatever is near one of its values meets one. */
export function wordsOfValue({ quantity, from, to }: Value): string[] {
  const span = asQuantity(quantity).near * 2 || 1;
  const [first, last] = [placeOf(quantity, from), placeOf(quantity, to)];
  // A range from nothing has no ratio: the sizes that matter are the three decades below its end.
  const start = Number.isNaN(first) ? last - Math.ceil(Math.log(1_000) / ratio) : first;
  return [...new Set(wordsFrom(quantity, start, last, span))];
}

/** Words of values near to one that is asked for, and of those that are the same but for rounding. */
export function wordsNear({ quantity, from, to }: Value): { near: string[]; same: string[] } {
  const reach = asQuantity(quantity);
  const [first, last] = [placeOf(quantity, from), placeOf(quantity, to)];
  return {
    near: [...new Set(wordsFrom(quantity, first - reach.near, last + reach.near))],
    same: [...new Set(wordsFrom(quantity, first - reach.same, last + reach.same))],
  };
}
