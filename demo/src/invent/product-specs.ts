import { isService } from './business-kind.ts';
import type { Random } from './random.ts';
import { readTable, splitCell } from './tables.ts';
import type { Category } from './tree.ts';

export interface Spec {
  key: string;
  value: string;
}

interface SpecTemplate {
  key: string;
  /** "Brass|Steel" or "10..120/5 mm": choices, or numbers from, to, step and unit. */
  values: string;
}

/** `isTyped`: the article is one of the category's own kinds, so the category's technical data fit it. */
export type SpecsOf = (category: Category, isTyped: boolean, origin: string, random: Random) => Spec[];

const minimums = [
  '10 pieces',
  '50 pieces',
  '100 pieces',
  '500 pieces',
  '1 pallet',
  '5 pallets',
  '1 container',
];
const minimumsOf: Record<string, string[]> = {
  '0003': ['1 piece', '5 pieces', '1 lot', '1 container'],
  '0005': ['1 piece', '2 pieces', '5 pieces'],
  '0011': ['1 pallet', '500 kg', '1 t', '5 t', '1 container'],
};
const leastSpecs = 4;

/**
 * Makes plausible specifications: technical ones of the category (else of its industry) where they fit the article,
 * commercial ones where only the list knows what the article is.
 */
export function createSpecs(): SpecsOf {
  const templates = new Map(
    readTable<'place' | 'specs'>('specs').map((row) => [row.place, splitCell(row.specs).map(readTemplate)]),
  );
  const templatesFor = (category: Category, isTyped: boolean) => {
    if (isService(category)) return templates.get('services') ?? [];
    if (!isTyped) return templates.get('goods') ?? [];
    return templates.get(category.id) ?? templates.get(category.industry_id) ?? [];
  };
  return (category, isTyped, origin, random) => {
    const chosen = templatesFor(category, isTyped);
    const specs = random
      .some(chosen, random.between(Math.min(leastSpecs, chosen.length), chosen.length))
      .map(({ key, values }) => ({ key, value: specValue(values, random) }));
    if (isService(category)) return specs;
    return [
      ...specs,
      { key: 'Origin', value: origin },
      { key: 'Minimum order', value: random.pick(minimumsOf[category.industry_id] ?? minimums) },
    ];
  };
}

function readTemplate(text: string): SpecTemplate {
  const at = text.indexOf('=');
  return { key: text.slice(0, at), values: text.slice(at + 1) };
}

function specValue(values: string, random: Random): string {
  const range = /^([\d.]+)\.\.([\d.]+)\/([\d.]+)( .*)?$/.exec(values);
  if (!range) return random.pick(values.split('|'));
  const [from = 0, to = 0, step = 1] = range.slice(1, 4).map(Number);
  const number = from + step * random.between(0, Math.floor((to - from) / step));
  return `${Number(number.toFixed(2)).toLocaleString('en')}${range[4] ?? ''}`;
}
