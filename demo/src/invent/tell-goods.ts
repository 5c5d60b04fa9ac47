import type { Spec } from './spec-values.ts';

/** "Bearing steel 100Cr6" as it stands inside a sentence. "ABS" and what is named after somebody stay. */
function inside(value: string): string {
  return /^[A-Z][a-z]/.test(value) && !/^(Inconel|Halal|Ecocert|Alloy \d)/.test(value)
    ? value.charAt(0).toLowerCase() + value.slice(1)
    : value;
}

/** "Steel, galvanised" → "galvanised steel", "Aluminium, thermally broken" → "thermally broken aluminium", as it is said. */
function material(value: string): string {
  const [, what = '', treated] = /^([^,]+), ((?:\w+ly )?(?:[\w-]+ed|broken))$/.exec(value) ?? [];
  return treated
    ? `${treated} ${inside(what)}`
    : inside(value).replace(/^(.+), melamine$/, 'melamine-faced $1');
}

/** "a cage", "an upper". */
export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

function storedAs(value: string): string {
  if (value.startsWith('Ambient')) return value.replace('Ambient', 'at ambient temperature');
  return /^\d/.test(value) ? `at ${value}` : inside(value);
}

type Telling = (value: string, key: string) => string | undefined;

const ofMaterial: Telling = (value) => (value === 'None' ? undefined : `made of ${material(value)}`);
/** Of a part that is told by its material, not by its size or its kind. */
const partOf: Telling = (value, key) =>
  /^\d|[Ff]rame|None|Leaf|With/.test(value)
    ? undefined
    : `with ${withArticle(key.toLowerCase())} of ${material(value.replace(/, \d.*$/, ''))}`;
const byStandard: Telling = (value) => (/^[A-Z]{2,}/.test(value) ? `to ${value}` : undefined);
const inClass: Telling = (value, key) => `in ${key.toLowerCase()} ${value}`;

/** What is told of goods: of what they are made, how they are sealed or lined, by which standard, how exact and how well protected. */
const tellings: Record<string, Telling>[] = [
  {
    Material: ofMaterial,
    Fabric: ofMaterial,
    Composition: ofMaterial,
    Polymer: ofMaterial,
    Alloy: ofMaterial,
    Metal: ofMaterial,
    Grain: (value, key) => (/^[A-Z]/.test(value) ? ofMaterial(value, key) : undefined),
    Active: (value) => `with ${inside(value)} as active ingredient`,
    Upper: (value) => `with ${withArticle('upper')} of ${inside(value)}`,
    Grade: (value) => (/\d/.test(value) ? `in grade ${value}` : undefined),
    Body: partOf,
    Housing: partOf,
    Frame: partOf,
    Case: partOf,
    Sheath: partOf,
  },
  {
    Cage: partOf,
    Cover: partOf,
    Seals: (value) =>
      /^([A-Z]+|Felt|Contact seals)$/.test(value)
        ? `with ${inside(value)}${value.endsWith('seals') ? '' : ' seals'}`
        : undefined,
    Refrigerant: (value) => `with refrigerant ${value}`,
    Lining: (value) => (value === 'None' ? undefined : `lined with ${inside(value)}`),
  },
  {
    Standard: byStandard,
    Code: byStandard,
    Certificate: (value) => (value.startsWith('EN ') ? `with certificate ${value}` : undefined),
    Certification: (value) => (value === 'None' ? undefined : `with ${inside(value)} certification`),
    Tested: (value) => `tested ${inside(value).replace(', ', ' and ')}`,
  },
  {
    'Protection class': (value) => `protected to ${value}`,
    'Efficiency class': inClass,
    'Energy class': inClass,
    Precision: (value) => (/^P\d/.test(value) ? `in precision class ${value}` : undefined),
    Tolerance: (value) =>
      /^(EN|ISO)/.test(value)
        ? `with tolerances to ${value}`
        : value.startsWith('±')
          ? `with a tolerance of ${value}`
          : undefined,
    Accuracy: (value) => (value.startsWith('±') ? `with an accuracy of ${value}` : undefined),
    // Of computers it is a disk.
    Storage: (value) => (/°C$|^[A-Z]/.test(value) ? `to be kept ${storedAs(value)}` : undefined),
  },
];

const maximum = 3;

/**
 * "made of bearing steel 100Cr6, with a cage of brass, to ISO 15": what an engineer asks first; figures and documents of what says little of
 * that; empty where nothing is known.
 */
export function tellGoods(specs: readonly Spec[]): string {
  const told = tellings.flatMap((group) => tellFirst(specs, group)).slice(0, maximum);
  const parts =
    told.length > 1 ? told : [...told, ...tellFigures(specs), ...tellFirst(specs, documents)].slice(0, 2);
  const text = parts.reduce(
    (before, part, at) =>
      parts[at - 1]?.startsWith('with ') && part.startsWith('with ')
        ? `${before} and ${part.slice('with '.length)}`
        : `${before}, ${part}`,
    '',
  );
  // A standard by itself is no sentence.
  return text.replace(/^, /, '').replace(/^to (?=[A-Z])/, 'made to ');
}

/** A machine has its manual; a certificate comes with the delivery. */
const suppliedWith = (papers: string) =>
  /manual|drawings|instructions/i.test(papers) ? 'complete with' : 'supplied with';

const documents: Record<string, Telling> = {
  Documents: (value) =>
    value.endsWith('on request') ? inside(value) : `${suppliedWith(value)} ${inside(value)}`,
};

function tellFirst(specs: readonly Spec[], group: Record<string, Telling>): string[] {
  for (const [key, tell] of Object.entries(group)) {
    const value = specs.find((spec) => spec.key === key)?.value;
    const text = value === undefined ? undefined : tell(value, key);
    if (text !== undefined) return [text];
  }
  return [];
}

/** "with a load of 300 kg": the first figures that have a unit, as those come first that tell most. */
function tellFigures(specs: readonly Spec[]): string[] {
  return specs
    .filter(
      ({ key, value }) =>
        !/^(Minimum order|Abrasion|Shelf life|Warranty|.*[Pp]acking|Weight)$|s$/.test(key) &&
        /^[\d.,]+ \p{L}+[²³]?(\/\p{L}+[²³]?)?$/u.test(value),
    )
    .map(({ key, value }) => {
      // "Load a shelf".
      const [, what = key, each] = /^(.+) an? (\w+)$/.exec(key) ?? [];
      const figure = `with ${withArticle(/^[A-Z][a-z]/.test(what) ? inside(what) : what)} of ${value}`;
      return each ? `${figure} per ${each}` : figure;
    });
}
