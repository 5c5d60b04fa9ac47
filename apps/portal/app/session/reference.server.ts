import { type Data, getIndustryTree, listCountries } from '@kontor/contract';
import type { RouterContextProvider } from 'react-router';
import type { ShownLanguage } from '../language/language.ts';
import { keptFor } from './kept-for.server.ts';
import { settingsContext, visitContext } from './page-context.ts';

export type Industry = Data<typeof getIndustryTree>[number];
type Country = Data<typeof listCountries>[number];
type Context = Readonly<RouterContextProvider>;

const fiveMinutes = 5 * 60_000;
const trees = keptFor<ShownLanguage, Industry[]>(fiveMinutes);
const countryLists = keptFor<ShownLanguage, Country[]>(fiveMinutes);

/** The whole industry tree in the visit's language; the API is asked every five minutes. */
export function industryTree(context: Context): Promise<Industry[]> {
  const { language, callForAll } = context.get(visitContext);
  return trees(language, () => callForAll(getIndustryTree, {}), context.get(settingsContext).report);
}

/** All countries with their names in the visit's language. */
export function countries(context: Context): Promise<Country[]> {
  const { language, callForAll } = context.get(visitContext);
  return countryLists(language, () => callForAll(listCountries, {}), context.get(settingsContext).report);
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
