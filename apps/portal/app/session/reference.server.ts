import { type Data, getIndustryTree, listCountries } from '@kontor/contract';
import { type ShownLanguage, shownLanguages } from '@kontor/web/language';
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
  return treeIn(context.get(visitContext).language, context);
}

function treeIn(language: ShownLanguage, context: Context): Promise<Industry[]> {
  const { callForAll } = context.get(visitContext);
  const inLanguage = { headers: { 'accept-language': language } };
  return trees.get(language, () => callForAll(getIndustryTree, {}, inLanguage), caching(context));
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
  return pathIn(await industryTree(context), place);
}

/** What the nodes that lead to a place are called in all languages: a company writes in its own, and in English. */
export async function namesOfPath(place: string, context: Context): Promise<string[]> {
  const languages = Object.keys(shownLanguages) as ShownLanguage[];
  const trees = await Promise.all(languages.map((language) => treeIn(language, context)));
  return trees.flatMap((tree) => pathIn(tree, place).map(({ name }) => name));
}

function pathIn(tree: readonly Industry[], place: string): { id: string; name: string }[] {
  const industry = tree.find(({ key }) => place.startsWith(key));
  const category = industry?.categories.find(({ id }) => place.startsWith(id));
  const subcategory = category?.subCategories.find(({ id }) => id === place);
  const path = [industry && { id: industry.key, name: industry.name }, category, subcategory].filter(
    (node) => !!node,
  );
  return path.at(-1)?.id === place ? path.map(({ id, name }) => ({ id, name })) : [];
}
