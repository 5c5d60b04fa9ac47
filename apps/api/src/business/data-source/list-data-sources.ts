import type { Data, listDataSources as listDataSourcesCall } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { countSources } from '../queries.ts';
import { presentSource } from './present-source.ts';

/** Data sets with their licence, the largest first. Files of one data set are added up. */
export async function listDataSources({
  db,
}: Pick<Context, 'db'>): Promise<Data<typeof listDataSourcesCall>> {
  const sets = new Map<string, Data<typeof listDataSourcesCall>[number]>();
  for (const { name, licence, businesses, products } of await countSources(db)) {
    const source = presentSource(name, licence);
    const key = `${source.name} ${source.licence}`;
    const set = sets.get(key) ?? { ...source, files: 0, businesses: 0, products: 0 };
    set.files += 1;
    set.businesses += businesses ?? 0;
    set.products += products ?? 0;
    sets.set(key, set);
  }
  const size = ({ businesses, products }: { businesses: number; products: number }) => businesses + products;
  return [...sets.values()].sort((a, b) => size(b) - size(a) || a.name.localeCompare(b.name));
}
