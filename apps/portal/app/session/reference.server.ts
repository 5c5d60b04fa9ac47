import { type Data, getIndustryTree, listCountries } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import type { RouterContextProvider } from 'react-router';
import { settingsContext, tagsContext, visitContext } from './page-context.ts';
import { createSharedCache } from './shared-cache.server.ts';

export type Industry = Data<typeof getIndustryTree>[number];
type Country = Data<typeof listCountries>[number];
type Context = Readonly<RouterContextProvider>;

const trees = createSharedCache<ShownLanguage, Industry[]>();
const countryLists = createSharedCache<ShownLanguage, Country[]>();

/** Reference data have changed: the API is asked again. */
export function forgetReference(): void {
  trees.clear();
  countryLists.clear();
}

/** The whole industry tree in the visit's language. */
export function industryTree(context: Context): Promise<Industry[]> {
  const { language, callForAll } = context.get(visitContext);
  return trees.get(language, () => callForAll(getIndustryTree, {}), caching(context));
}

/** All countries with their names in the visit's language. */
export function countries(context: Context): Promise<Country[]> {
  const { language, callForAll } = context.get(visitContext);
  return countryLists.get(language, () => callForAll(listCountries, {}), caching(context));
}

function caching(context: Context) {
  context.get(tagsContext).add('reference');
  const { hearsChanges = () => false, report } = context.get(settingsContext);
  return { hearsChanges, report };
}

/** The nodes of the tree that lead to a place: industry, category, subcategory; empty for an unknown id. */
export async function pathTo(place: string, context: Context): Promise<{ id: string; name: string }[]> {
  const tree = await industryTree(context);
  const industry = tree.find(({ key }) => place.startsWith(key));
  const category = industry?.categories.find(({ id }) => place.startsWith(id));
  const subcategory = category?.subCategories.find(({ id }) => id === place);
  const path = [industry && { id: industry.key, name: industry.name }, category, subcategory].filter(
    (node) => !!node,
  );
  return path.at(-1)?.id === place ? path.map(({ id, name }) => ({ id, name })) : [];
}
