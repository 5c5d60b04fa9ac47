import { joinedParts } from '@kontor/web/language/joined';
import type { BusinessOptions } from '../business/business-options.server.ts';
import type { StatesOfCountry } from '../page-part/use-states.ts';
import { categoriesOf, type NewBusinessValues } from './new-business-values.ts';

export interface Review {
  companyName: string;
  businessType: string;
  place: string;
  /** In the order in which they were chosen: the first gives the business its industry. */
  categories: { id: string; name: string; industry: string }[];
  shortDescription: string;
}

/** What was typed and chosen, in the words of the lists it was chosen from. */
export function reviewOf(
  values: NewBusinessValues,
  { businessTypes, countries, industries }: BusinessOptions,
  states: StatesOfCountry['states'],
  language: string,
): Review {
  const state = states?.find(({ stateID }) => stateID === values.state)?.stateName;
  return {
    companyName: values.companyName.trim(),
    businessType: textOf(businessTypes, values.businessType),
    place: joinedParts([state, textOf(countries, values.country)], language),
    categories: categoriesOf(values).map((id) => {
      const industry = industries.find((each) => each.categories.some(({ value }) => value === id));
      const name = industry?.categories.find(({ value }) => value === id)?.text ?? id;
      return { id, name, industry: industry?.name ?? '' };
    }),
    shortDescription: values.shortDescription.trim(),
  };
}

function textOf(options: BusinessOptions['countries'], chosen: string): string {
  return options.find(({ value }) => value === chosen)?.text ?? chosen;
}
