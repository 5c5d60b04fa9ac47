import { readTable } from './tables.ts';

/** What nobody is shown to make or sell. */
const notForSale = new Set(['Live Animals', 'Tobacco', 'Nuclear Fuel']);

export const isForSale = ({ name }: { name: string }): boolean => !notForSale.has(name);

/** Where importers buy what can come from any country. */
export const largeExporters: readonly string[] = ['CN', 'DE', 'US', 'IT', 'KR', 'JP', 'IN', 'TR', 'ES', 'TW'];

/** The countries that grow, mine or pump what lies in this subcategory; undefined where it can come from any. */
export type Homes = (subcategoryId: string | null) => readonly string[] | undefined;

/** As of data/goods-of-countries.tsv. */
export function readHomes(): Homes {
  const homes = new Map(
    readTable<'subcategory' | 'countries'>('goods-of-countries').map((row) => [
      row.subcategory,
      row.countries.split(' '),
    ]),
  );
  return (subcategoryId) => homes.get(subcategoryId ?? '');
}

/** Whether somebody in this country can be the source of it. */
export function comesFrom(homes: Homes, subcategoryId: string | null, country: string): boolean {
  return homes(subcategoryId)?.includes(country) ?? true;
}
