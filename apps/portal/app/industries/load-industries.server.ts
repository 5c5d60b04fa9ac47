import type { LoaderFunctionArgs } from 'react-router';
import { type Industry, industryTree } from '../session/reference.server.ts';
import { industriesMeta } from './industries-meta.server.ts';

/** The whole tree, no more of each node than the page shows. */
export async function loadIndustries({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const industries = (await industryTree(context)).map(viewOfIndustry);
  // One text: as objects each name is handed over with a number and a place in a list, 9 kB of this page.
  return { industries: JSON.stringify(industries), meta: industriesMeta(industries, context) };
}

function viewOfIndustry({ key, name, description, categories }: Industry) {
  return {
    id: key,
    name,
    description,
    categories: categories.map((category) => ({
      id: category.id,
      name: category.name,
      subcategories: category.subCategories.map((each) => ({ id: each.id, name: each.name })),
    })),
  };
}

export type IndustryView = ReturnType<typeof viewOfIndustry>;
