import { isGoods, type Nature } from './natures.ts';
import type { Random } from './random.ts';
import type { Spec } from './spec-values.ts';
import { tellGoods, withArticle } from './tell-goods.ts';
import { inSentence, type Wording } from './wording.ts';

// Commercial details that make no description.
const commercial = new Set([
  'Minimum order',
  'Origin',
  'Samples',
  'Documents',
  'Delivery',
  'Labelling',
  'Packing',
  'Languages',
  'Service area',
  'Billing',
  'Start-up',
  'Erection',
  'Contract',
  'Use',
]);

interface Told {
  name: string;
  specs: Spec[];
  nature: Nature;
  customers: string[];
}

/** A sentence of the name and the specifications, for about two products of three. */
export function describeProduct(product: Told, wording: Wording, random: Random): string | null {
  const name = speakable(product.name);
  return random.chance(0.35) || name === '' ? null : sentenceOf(product, name, wording, random);
}

/** A sentence for the others. @param category what it is, where its name does not run inside a sentence */
export function describePlainly(product: Told, category: string, wording: Wording, random: Random): string {
  return sentenceOf(product, speakable(product.name) || inSentence(category), wording, random);
}

/** What has commas, as customs headings do, does not run inside a sentence. */
function speakable(name: string): string {
  return name.includes(',') || name.length > 60 ? '' : name;
}

function sentenceOf(
  { specs, nature, customers }: Told,
  name: string,
  wording: Wording,
  random: Random,
): string {
  const isOfGoods = isGoods(nature);
  const told = specs.filter((spec) => !commercial.has(spec.key));
  const made = isOfGoods ? tellGoods(specs) : '';
  return wording.sentence(
    'description',
    isOfGoods ? (made === '' ? 'plain' : 'goods') : nature.name,
    {
      name,
      // Not "Robots for welding for appliance plants".
      customers: name.includes(' for ') ? '' : random.pick(customers),
      claim: random.pick(nature.claims),
      facts: random.some(told, 2).flatMap(figureIn).join(' and '),
      made,
    },
    random,
  );
}

/** "Typical duration" and "3 months" → "a typical duration of 3 months"; what is said in words is left to the table. */
function figureIn({ key, value }: Spec): string[] {
  const isFigure = /^\d/.test(value) && /^[A-Z][a-z].*[^s]$/.test(key);
  return isFigure ? [`${withArticle(inSentence(key))} of ${value}`] : [];
}
