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

/** A sentence of the name and the specifications, for about two products of three. */
export function describeProduct(
  { name, specs, nature, customers }: { name: string; specs: Spec[]; nature: Nature; customers: string[] },
  wording: Wording,
  random: Random,
): string | null {
  // The wording of a customs list does not run inside a sentence.
  const speakable = name.includes(':') || name.length > 60 ? '' : name;
  const service = nature.name === 'service';
  if (random.chance(0.35) || (service && speakable === '')) return null;
  const told = specs.filter((spec) => !commercial.has(spec.key));
  return wording.sentence(
    'description',
    service || nature.name === 'software' ? nature.name : 'goods',
    {
      name: speakable,
      // Not "Robots for welding for appliance plants".
      customers: speakable.includes(' for ') ? '' : random.pick(customers),
      packed: random.pick(nature.packed),
      facts: random.some(told, 2).map(inWords).join('; '),
      minimum: specs.find((spec) => spec.key === 'Minimum order')?.value ?? '',
    },
    random,
  );
}

/** "Cage" and "Pressed steel" → "cage: pressed steel". */
function inWords({ key, value }: Spec): string {
  const start = /^[A-Z][a-z]+\b(?! [\dA-Z])/.test(value) ? inSentence(value) : value;
  return `${inSentence(key)}: ${start}`;
}
