import type { GoodsKind } from './goods-kinds.ts';
import { minimumOrder } from './minimum-order.ts';
import { isGoods, type Nature } from './natures.ts';
import type { Random } from './random.ts';
import { fillSpecs, type Known, type Spec } from './spec-values.ts';

// What the name of a list may tell itself, and differently ("Yarn, of wool").
const saidByListName = new Set(
  'Alloy; Article; Base; Colour; Composition; Crop; Cut; Dose; Fabric; Filling; Flavour; Form; Grain; Ingredients; Leather; Main ingredient; Material; Meat; Metal; Part; Plant; Polymer; Process; Species; Stone; Style; Type; Upper; Use'.split(
    '; ',
  ),
);

/** What is written as a specification first and becomes a column of its own. */
export const minimumOrderKey = 'Minimum order';

/** Specifications of an article of a kind. `ofList`: its name is a list's, which may say part of it already. */
export function specsOfKind(
  kind: GoodsKind,
  ofList: boolean,
  known: Known,
  origin: string,
  random: Random,
): Spec[] {
  // What another value says is left out with that one.
  const templates = ofList
    ? kind.specs.filter(({ key, saidBy = '' }) => !saidByListName.has(key) && !saidByListName.has(saidBy))
    : kind.specs;
  const specs = fillSpecs(templates, known, random);
  if (!isGoods(kind.nature) || specs.some(({ key }) => key === minimumOrderKey)) return specs;
  return [
    ...specs,
    { key: 'Origin', value: origin },
    { key: minimumOrderKey, value: minimumOrder(kind, random) },
  ];
}

// What is made in works can be of any country that has them; what grows or is mined cannot.
const madeAnywhere = new Set([
  'machine',
  'project',
  'device',
  'part',
  'garment',
  'consumer',
  'furniture',
  'medical',
]);

/**
 * Commercial details of an article of which only its name and its nature are known. How it is packed and how much of it is ordered
 * depends on its size, which nobody knows: a lifeboat and a valve are both parts.
 */
export function specsOfNature(nature: Nature, known: Known, origin: string, random: Random): Spec[] {
  const specs = fillSpecs(nature.specs, known, random);
  return madeAnywhere.has(nature.name) ? [...specs, { key: 'Origin', value: origin }] : specs;
}
