import type { Nature } from './natures.ts';
import type { Random } from './random.ts';
import type { Spec } from './spec-values.ts';
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
  const service = product.nature.name === 'service';
  if (random.chance(0.35) || (service && speakable(product.name) === '')) return null;
  return sentenceOf(product, speakable(product.name), wording, random);
}

/** A sentence for the others. @param category what it is, where its name does not run inside a sentence */
export function describePlainly(product: Told, category: string, wording: Wording, random: Random): string {
  return sentenceOf(product, speakable(product.name) || inSentence(category), wording, random);
}

/** The wording of a customs list does not run inside a sentence. */
function speakable(name: string): string {
  return name.includes(':') || name.length > 60 ? '' : name;
}

function sentenceOf(
  { specs, nature, customers }: Told,
  name: string,
  wording: Wording,
  random: Random,
): string {
  const service = nature.name === 'service';
  const told = specs.filter((spec) => !commercial.has(spec.key));
  return wording.sentence(
    'description',
    service || nature.name === 'software' ? nature.name : 'goods',
    {
      name,
      // Not "Robots for welding for appliance plants".
      customers: name.includes(' for ') ? '' : random.pick(customers),
      // Of what has no figures there is nothing else to say.
      packed: agreeing(random.pick(nature.packed), specs) || (told.length === 0 ? 'packed to order' : ''),
      facts: random.some(told, 2).map(inWords).join('; '),
      minimum: specs.find((spec) => spec.key === 'Minimum order')?.value ?? '',
    },
    random,
  );
}

const packs = /(carton|pallet|box|crate|skid|drum|bag|canister|container|bundle|reel|roll)(?:e?s)?\b/g;

/** What is said of its packing; nothing where the specification of that says otherwise. */
function agreeing(packed: string, specs: readonly Spec[]): string {
  const stated = specs.find(({ key }) => key === 'Packing')?.value.toLowerCase();
  const said = [...packed.matchAll(packs)].map(([, pack = '']) => pack);
  return stated === undefined || said.every((pack) => stated.includes(pack)) ? packed : '';
}

/** "Cage" and "Pressed steel" → "cage: pressed steel". */
function inWords({ key, value }: Spec): string {
  const start = /^[A-Z][a-z]+\b(?! [\dA-Z])/.test(value) ? inSentence(value) : value;
  return `${inSentence(key)}: ${start}`;
}
