import type { SelectOption, TokenOption } from '@kontor/ui';
import type { RouterContextProvider } from 'react-router';
import { loadIndustryOptions } from '../business/business-options.server.ts';
import { countries } from '../session/reference.server.ts';

/** What a routing rule can name. */
export interface RuleOptions {
  /** Industries as a whole, each before its categories. */
  categories: TokenOption[];
  countries: SelectOption[];
}

export async function loadRuleOptions(context: Readonly<RouterContextProvider>): Promise<RuleOptions> {
  const [industries, places] = await Promise.all([loadIndustryOptions(context), countries(context)]);
  return {
    categories: industries.flatMap(({ id, name, categories }) => [{ value: id, text: name }, ...categories]),
    countries: places.map(({ code, countryName }) => ({ value: code, text: countryName })),
  };
}
