import type { ProductValues, SpecRow } from './product-values.ts';

/** Fields that are chosen together, as a number with its unit. */
export const fieldGroups = {
  name: ['name'],
  description: ['description'],
  keywords: ['keywords'],
  category: ['category'],
  specs: ['specs'],
  leadTimeDays: ['leadTimeDays'],
  minimumOrder: ['minimumOrder', 'minimumOrderUnit'],
  stock: ['stock'],
  price: ['price', 'currency', 'per'],
  photos: ['photos'],
  videos: ['videos'],
} as const satisfies Record<string, readonly (keyof ProductValues)[]>;

export type FieldGroup = keyof typeof fieldGroups;
const allGroups = Object.keys(fieldGroups) as FieldGroup[];

/** What the form holds after somebody else changed the product. */
export interface MergedValues {
  /** What only they changed is theirs, everything else is mine. */
  values: ProductValues;
  /** What both changed, each to something else: one of the two has to be chosen. */
  clashes: FieldGroup[];
}

/** Takes over what somebody else changed since both began with the same values. */
export function mergeValues(base: ProductValues, mine: ProductValues, theirs: ProductValues): MergedValues {
  const takenOver = allGroups.filter((group) => isSameIn(group, mine, base));
  const clashes = allGroups.filter(
    (group) =>
      !isSameIn(group, mine, base) && !isSameIn(group, theirs, base) && !isSameIn(group, mine, theirs),
  );
  const values = takenOver.reduce((merged, group) => withGroup(merged, group, theirs), mine);
  return { values, clashes };
}

/** What was typed about an earlier revision that is not known any more: any difference may hide a change of somebody else. */
export function differingGroups(mine: ProductValues, theirs: ProductValues): FieldGroup[] {
  return allGroups.filter((group) => !isSameIn(group, mine, theirs));
}

/** Values with one group of fields as another has it. */
export function withGroup(values: ProductValues, group: FieldGroup, from: ProductValues): ProductValues {
  return { ...values, ...Object.fromEntries(fieldGroups[group].map((field) => [field, from[field]])) };
}

function isSameIn(group: FieldGroup, one: ProductValues, other: ProductValues): boolean {
  return comparable(group, one) === comparable(group, other);
}

/** Without what is not stored: ids of rows, the currency of no price. */
function comparable(group: FieldGroup, values: ProductValues): string {
  if (group === 'specs') return JSON.stringify(values.specs.map(({ id, ...row }: SpecRow) => row));
  if (group === 'price' && values.price === '') return '';
  if (group === 'photos') return JSON.stringify(values.photos.map(({ id, alt }) => [id, alt]));
  if (group === 'videos') return JSON.stringify(values.videos.map(({ id, title }) => [id, title]));
  return JSON.stringify(fieldGroups[group].map((field) => values[field]));
}
