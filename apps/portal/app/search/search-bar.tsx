import { filters } from '@kontor/contract/capability-filters';
import { SearchForm, SuggestField } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLocation, useRouteLoaderData, useSearchParams } from 'react-router';
import { useWasIdle } from '../idle/use-was-idle.ts';
import { readCountries } from './country-list.ts';
import { filtersPath } from './filters/filters-address.ts';
import type { loadCountryOptions } from './load-country-options.server.ts';
import { readSearched } from './searched.ts';
import { SuggestionIcon } from './suggestion-icon.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** The search form; its fields follow the address (checklist 97). */
export function SearchBar() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const query = readSearched(params);
  const { tab, words } = query;
  // Other words are wanted under the same filters and in the same order.
  const same = [...filters, 'order'].map((name) => [name, params.getAll(name).join(',')] as const);
  const hidden = Object.fromEntries(same.filter(([, value]) => value !== ''));
  const list = useRouteLoaderData<typeof loadCountryOptions>('search/search-frame') ?? '';
  const countries = useMemo(() => readCountries(list), [list]);
  // 250 options are a twelfth of the page's bytes, and a phone measures the text of each before it paints, with fonts for their accents.
  // Without script the page of filters has them all.
  const wasIdle = useWasIdle();
  const isWhole = useLocation().pathname === filtersPath || wasIdle;
  const offered = isWhole
    ? countries
    : countries.filter(({ value, hasPortal }) => hasPortal || query.countries.includes(value));
  const suggestions = useSuggestions({ tab, countries: query.countries });
  const chosen = query.countries.join(',');
  // A list of one cannot say several: together they are one more choice.
  const together = query.countries.map((code) => countries.find(({ value }) => value === code)?.text ?? code);
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
      hidden={{ business: tab, ...hidden }}
      field={field}
      country={{
        name: 'countries',
        value: chosen || 'global',
        options: [
          { value: 'global', text: t`Global` },
          ...(together.length > 1 ? [{ value: chosen, text: together.join(', ') }] : []),
          ...offered,
        ],
      }}
      texts={{ search: t`Search`, country: t`Country` }}
    />
  );
}
