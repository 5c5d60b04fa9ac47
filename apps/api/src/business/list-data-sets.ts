import type { Data, listDataSources } from '@kontor/contract';
import type { ReadDatabase } from '@kontor/database';
import { countSources } from './queries.ts';

/** The data set a source belongs to: sources named by a repository and a file of it are one. */
function dataSetOf(source: string): string {
  return /^[\w.-]+\/[\w.-]+(?= )/.exec(source)?.[0] ?? source;
}

/** Data sets with their licence, the largest first. Files of one data set are added up. */
export async function listDataSets(db: ReadDatabase): Promise<Data<typeof listDataSources>> {
  const sets = new Map<string, Data<typeof listDataSources>[number]>();
  for (const { name: source, licence, businesses, products } of await countSources(db)) {
    const name = dataSetOf(source);
    const set = sets.get(`${name} ${licence}`) ?? { name, licence, files: 0, businesses: 0, products: 0 };
    set.files += 1;
    set.businesses += businesses ?? 0;
    set.products += products ?? 0;
    sets.set(`${name} ${licence}`, set);
  }
  const size = ({ businesses, products }: { businesses: number; products: number }) => businesses + products;
  return [...sets.values()].sort((a, b) => size(b) - size(a) || a.name.localeCompare(b.name));
}
