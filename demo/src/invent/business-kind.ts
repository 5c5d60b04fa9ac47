import type { Random } from './random.ts';
import type { Category } from './tree.ts';

/** What a business does with goods, which decides its name, its texts and its profile. */
export type Kind =
  | 'maker'
  | 'trader'
  | 'importer'
  | 'exporter'
  | 'retailer'
  | 'adviser'
  | 'investor'
  | 'authority';

const kinds: Record<string, Kind> = {
  MA: 'maker',
  DI: 'trader',
  WS: 'trader',
  IM: 'importer',
  EX: 'exporter',
  RE: 'retailer',
  CO: 'adviser',
  IN: 'investor',
  GO: 'authority',
};

export function kindOf(businessType: string): Kind {
  return kinds[businessType] ?? 'trader';
}

// Categories outside industry 0015 that hold services, not goods.
const serviceCategories = new Set(['000212', '000213', '000311', '000712', '001314', '001414']);
const consumerIndustries = new Set(['0007', '0008', '0009', '0010', '0011', '0012', '0014']);

export function isService({ id }: Category): boolean {
  return id.startsWith('0015') || serviceCategories.has(id);
}

/** A business type that fits the category: no retailer of crushers, no manufacturer of tax advice. */
export function businessTypeFor(category: Category, random: Random): string {
  if (category.id === '001513') return 'GO';
  if (category.id === '001506')
    return random.weighted([
      ['IN', 75],
      ['CO', 25],
    ]);
  if (category.id === '001510')
    return random.weighted([
      ['EX', 35],
      ['IM', 30],
      ['WS', 20],
      ['DI', 15],
    ]);
  if (isService(category)) return 'CO';
  if (consumerIndustries.has(category.industry_id)) {
    return random.weighted([
      ['MA', 46],
      ['DI', 13],
      ['WS', 13],
      ['EX', 11],
      ['IM', 8],
      ['RE', 9],
    ]);
  }
  return random.weighted([
    ['MA', 56],
    ['DI', 17],
    ['WS', 9],
    ['EX', 11],
    ['IM', 7],
  ]);
}
