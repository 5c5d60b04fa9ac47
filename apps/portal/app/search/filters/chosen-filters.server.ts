import type { Visit } from '../../session/page-context.ts';
import { searchAddress } from '../search-address.ts';
import { choicesOf, filtersOf, type SearchQuery, withoutFilters, withToggled } from '../search-query.ts';
import { filterTexts } from './filter-texts.server.ts';

/** What is chosen of the filters, each with its text and the results without it. */
export function chosenFilters(query: SearchQuery, visit: Pick<Visit, 'i18n' | 'language'>) {
  const { chosenText } = filterTexts(visit);
  const chosen = filtersOf(query.tab).flatMap((filter) =>
    choicesOf(query, filter).map((choice) => ({
      text: chosenText(filter, choice),
      without: searchAddress(withToggled(query, filter, choice)),
    })),
  );
  return { chosen, withoutAll: searchAddress(withoutFilters(query)) };
}
