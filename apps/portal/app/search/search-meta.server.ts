import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { breadcrumbList, stepsThrough } from '../machine/breadcrumbs.ts';
import { cutText, keywordList } from '../machine/cut-text.ts';
import { feedAddress } from '../machine/feed-address.ts';
import { countryName } from '../portal-country.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import type { PageMeta } from '../session/page-meta.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { type SearchQuery, searchAddress } from './search-query.ts';
import { sharedSearch } from './shared-search.server.ts';
import { tabName } from './tab-name.ts';
import type { Total } from './total-text.ts';

const wordsLength = 64;

interface Subject {
  query: SearchQuery;
  country: { name: string } | undefined;
  /** Industry, category and subcategory, as far as chosen. */
  path: { id: string; name: string }[];
  total: Total;
}

/** Title, description and keywords of a result page. Pages of free words, later ones and empty ones are not for search engines. */
export function searchMeta(
  { query, country, path, total }: Subject,
  context: LoaderFunctionArgs['context'],
): PageMeta {
  const settings = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const portal = countryName(settings.country, language);
  const place = path.at(-1)?.name;
  const type = i18n._(tabName[query.tab]);
  const words = cutText(query.words, wordsLength);
  const subject = [type, words || place, country?.name].filter(Boolean).join(' – ');
  const shared = sharedSearch({ query, country, path, total }, { i18n });
  return {
    title: i18n._(msg`${subject} | ${brand.name} ${portal}`),
    description: i18n._(
      msg`${subject}: compare companies and products on ${brand.name} ${portal}, with year, country, industry and checked facts.`,
    ),
    keywords: keywordList([words, place, type, country?.name, portal, 'B2B']),
    canonical: settings.origin + searchAddress(query),
    feed: query.category && settings.origin + feedAddress(query.category, language),
    hidden: query.words !== '' || query.page > 1 || total.total === 0,
    things: path.length > 0 ? [breadcrumbList(stepsThrough(path, settings.origin, query.tab))] : [],
    picture: shared && sharePicture(searchAddress(query), shared, context),
  };
}
