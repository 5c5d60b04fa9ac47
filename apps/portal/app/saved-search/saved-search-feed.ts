import { addressById, getSavedSearchFeed } from '@kontor/contract';
import { savedSearchAddress } from '@kontor/contract/saved-search-address';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { addressIn } from '../seo/address-in.ts';
import { rssXml } from '../seo/rss-xml.ts';
import { errorNameIn } from '../session/answering.server.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { savedSearchFeedAddress } from './saved-search-address.ts';

/** `/saved-search/feed/{secret}`: what is new in a saved search, for readers of feeds; nobody is signed in. */
export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = context.get(settingsContext);
  const { call, i18n, language } = context.get(visitContext);
  const feed = await call(getSavedSearchFeed, { params: { token } }).catch((error: unknown) => {
    if (['NotFound', 'BadRequest'].includes(errorNameIn(error) ?? '')) throw data(null, { status: 404 });
    throw error;
  });
  const { name, items, product } = feed;
  const body = rssXml({
    title: `${name} – ${brand.name}`,
    description: i18n._(msg`New results of the saved search ${name}.`),
    language,
    address: addressIn(language, origin + savedSearchAddress(feed, true)),
    own: origin + savedSearchFeedAddress(token, language),
    items: items.map(({ resourceID, name: title, company, country, at }) => ({
      title: company ? `${title} – ${company}` : title,
      address: origin + addressById(product ? 'product' : 'business', resourceID),
      description: country,
      createdAt: at,
    })),
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      // Readers ask as often as they like.
      'cache-control': 'private, max-age=900',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  });
}
