import { countChoices } from '@kontor/contract';
import type { Filter } from '@kontor/contract/capability-filters';
import { msg } from '@lingui/core/macro';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { brand } from '../../brand.ts';
import { countryName } from '../../portal-country.ts';
import { keywordList } from '../../seo/cut-text.ts';
import type { PageMeta } from '../../session/meta-tags.ts';
import { settingsContext, visitContext } from '../../session/page-context.ts';
import { knownSearchQuery } from '../known-search-query.server.ts';
import { searchAddress } from '../search-address.ts';
import { countBody } from '../search-conditions.ts';
import { choicesOf, type SearchQuery } from '../search-query.ts';
import { tabName } from '../tab-name.ts';
import { filterNames, filterTexts } from './filter-texts.server.ts';
import { filtersAddress } from './filters-address.ts';

/** As they stand on the page: what decides first comes first. */
const filterOrder = Object.keys(filterNames) as Filter[];

/** The filters of a tab: of each its choices with what they would find, and which are chosen. */
export async function loadFilters({ request, context }: LoaderFunctionArgs) {
  const query = knownSearchQuery(new URL(request.url).searchParams);
  const { tab } = query;
  if (tab === 'UR') throw redirect(searchAddress(query));
  const { call, i18n, language } = context.get(visitContext);
  const { total, lists } = await call(countChoices, { body: { ...countBody(query), tab } });
  const texts = filterTexts({ i18n, language });
  const groups = lists
    .map(({ filter, choices }) => {
      const chosen = choicesOf(query, filter);
      return {
        filter,
        name: i18n._(filterNames[filter]),
        choices: choices.map(({ choice, total: found }) => ({
          choice,
          text: texts.choiceText(filter, choice),
          total: found,
          isChosen: chosen.includes(choice),
        })),
      };
    })
    .sort((one, other) => filterOrder.indexOf(one.filter) - filterOrder.indexOf(other.filter));
  return { query, total, groups, meta: filtersMeta(query, context) };
}

/** Search engines find the results. */
function filtersMeta(query: SearchQuery, context: LoaderFunctionArgs['context']): PageMeta {
  const { country, origin } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const portal = `${brand.name} ${countryName(country, language)}`;
  const type = i18n._(tabName[query.tab]);
  const filters = i18n._(msg`Filters`);
  return {
    title: `${filters} – ${type} | ${portal}`,
    description: i18n._(
      msg`${type} on ${portal}: filter by certificate, lead time, delivery term, currency, language and size.`,
    ),
    keywords: keywordList([type, filters, countryName(country, language), 'B2B']),
    canonical: origin + filtersAddress(query),
    hidden: true,
  };
}

export type FiltersData = Awaited<ReturnType<typeof loadFilters>>;
