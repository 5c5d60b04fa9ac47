import { steppedFigures } from '@kontor/contract/filter-steps';
import { SearchForm, SuggestField } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useRouteLoaderData, useSearchParams } from 'react-router';
import type { loadCountryOptions } from './load-country-options.server.ts';
import { readSearchQuery } from './search-query.ts';
import { SuggestionIcon } from './suggestion-icon.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** The search form; its fields follow the address (checklist 97). */
export function SearchBar() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const query = readSearchQuery(params);
  const { tab, words, country } = query;
  const filters = Object.fromEntries(
    steppedFigures.flatMap((figure) =>
      query[figure] === undefined ? [] : [[figure, String(query[figure])]],
    ),
  );
  const countries = useRouteLoaderData<typeof loadCountryOptions>('search/search-frame') ?? [];
  const suggestions = useSuggestions({ tab, country });
  const options = suggestions.options.map((option) => ({
    ...option,
    icon: <SuggestionIcon kind={option.of} />,
  }));
  const field = (
    <SuggestField
      key={words}
      type="search"
      name="search"
      defaultValue={words}
      placeholder={t`Search`}
      aria-label={t`Search`}
      maxLength={200}
      enterKeyHint="search"
      listLabel={t`Suggestions`}
      options={options}
      onType={suggestions.ask}
    />
  );
  return (
    <SearchForm
      action="/search-result"
      hidden={{ business: tab, ...filters }}
      field={field}
      country={{
        name: 'countries',
        value: country ?? 'global',
        options: [{ value: 'global', text: t`Global` }, ...countries],
      }}
      texts={{ search: t`Search`, country: t`Country` }}
    />
  );
}
