import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { breadcrumbList, stepsThrough } from '../seo/breadcrumbs.ts';
import { cutText, keywordList } from '../seo/cut-text.ts';
import { feedAddress } from '../seo/feed-address.ts';
import { feedTitle } from '../seo/feed-title.ts';
import { descriptionRoom } from '../seo/head-room.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { searchAddress } from './search-address.ts';
import { isVariant, type SearchQuery } from './search-query.ts';
import { searchTitle } from './search-title.ts';
import type { Tab } from './searched.ts';
import { sharedSearch } from './shared-search.server.ts';
import { tabName } from './tab-name.ts';
import { type Total, totalText } from './total-text.ts';

const wordsLength = 64;

/** What a page of results of a kind holds, by its subject, how many there are and the portal's name. */
const describe = {
  businesses: (subject, found, portal) =>
    msg`${subject}: ${found} found on ${portal}, with year, country, industry and verified facts to compare.`,
  products: (subject, found, portal) =>
    msg`${subject}: ${found} found on ${portal}, each with its company, category and specifications to compare.`,
  people: (subject, found, portal) =>
    msg`${subject}: ${found} found on ${portal}, with the position, company and country of each.`,
  nothing: (subject, _, portal) =>
    msg`${subject}: none on ${portal} yet; the page suggests related searches that do find something.`,
} satisfies Record<string, (subject: string, found: string, portal: string) => MessageDescriptor>;

function kindOf(tab: Tab, { total }: Total): keyof typeof describe {
  if (total === 0) return 'nothing';
  if (tab === 'PR') return 'products';
  return tab === 'UR' ? 'people' : 'businesses';
}

interface Subject {
  query: SearchQuery;
  /** Those searched for, corrected where the typed ones found nothing. */
  words: string;
  /** Those that are chosen, as one phrase. */
  country: string | undefined;
  /** Industry, category and subcategory, as far as chosen. */
  path: { id: string; name: string }[];
  total: Total;
  /** How many products the search finds, whatever its tab. */
  products: Total;
}

/** Title, description and keywords of a result page. Pages of free words, filtered ones, later ones and empty ones are not for search engines. */
export function searchMeta(
  { query, words: whole, country, path, total, products }: Subject,
  context: LoaderFunctionArgs['context'],
): PageMeta {
  const settings = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const portalCountry = countryName(settings.country, language);
  const portal = `${brand.name} ${portalCountry}`;
  const place = path.at(-1)?.name;
  const type = i18n._(tabName[query.tab]);
  const words = cutText(whole, wordsLength);
  const subject = [type, words || place, country].filter(Boolean).join(' – ');
  const found = totalText(total, i18n);
  const description = i18n._(describe[kindOf(query.tab, total)](subject, found, portal));
  // Its places are those of the search: where that finds products, there are some.
  const category = products.total > 0 ? path[1] : undefined;
  const shared = sharedSearch({ query, country, path, total }, { i18n });
  return {
    title: searchTitle({ type, words, place, country }, portalCountry),
    description:
      description.length <= descriptionRoom[language]
        ? description
        : i18n._(
            total.total > 0
              ? msg`${subject}: ${found} found on ${portal}.`
              : msg`${subject}: none on ${portal} yet.`,
          ),
    keywords: keywordList([words, place, type, country, portalCountry, 'B2B']),
    canonical: settings.origin + searchAddress(query),
    feed: category && {
      title: i18n._(feedTitle(category.name, portal)),
      address: settings.origin + feedAddress(category.id, language),
    },
    hidden: query.words !== '' || isVariant(query) || total.total === 0,
    things: path.length > 0 ? [breadcrumbList(stepsThrough(path, settings.origin, query.tab))] : [],
    picture: shared && sharePicture(searchAddress(query), shared, context),
  };
}
