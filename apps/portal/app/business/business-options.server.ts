import { listBusinessTypes } from '@kontor/contract';
import type { SelectOption, TokenOption } from '@kontor/ui';
import type { RouterContextProvider } from 'react-router';
import { visitContext } from '../session/page-context.ts';
import { countries, industryTree } from '../session/reference.server.ts';

export interface IndustryOptions {
  id: string;
  name: string;
  /** Categories by `industry.category`, as the call takes them. */
  categories: TokenOption[];
}

export interface BusinessOptions {
  businessTypes: SelectOption[];
  countries: SelectOption[];
  industries: IndustryOptions[];
}

/** What can be chosen from. */
export async function loadBusinessOptions(
  context: Readonly<RouterContextProvider>,
): Promise<BusinessOptions> {
  const { call } = context.get(visitContext);
  const [types, places, industries] = await Promise.all([
    call(listBusinessTypes, {}),
    countries(context),
    loadIndustryOptions(context, { withSubcategories: true }),
  ]);
  return {
    businessTypes: types.map(({ code, businessTypeName }) => ({ value: code, text: businessTypeName })),
    countries: places.map(({ code, countryName }) => ({ value: code, text: countryName })),
    industries,
  };
}

/** The industries with their categories. @param withSubcategories finds each by the names of its subcategories, too */
export async function loadIndustryOptions(
  context: Readonly<RouterContextProvider>,
  { withSubcategories = false } = {},
): Promise<IndustryOptions[]> {
  const tree = await industryTree(context);
  return tree.map(({ key, name, categories }) => ({
    id: key,
    name,
    categories: categories.map((category) => ({
      value: `${key}.${category.id}`,
      text: category.name,
      detail: name,
      ...(withSubcategories ? { within: category.subCategories.map((each) => each.name) } : {}),
    })),
  }));
}
