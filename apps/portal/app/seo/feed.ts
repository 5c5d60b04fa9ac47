import { canonicalProductPath, listNewestProducts } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { searchAddress } from '../search/search-address.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { pathTo } from '../session/reference.server.ts';
import { addressIn } from './address-in.ts';
import { feedAddress } from './feed-address.ts';
import { feedTitle } from './feed-title.ts';
import { rssXml } from './rss-xml.ts';
import { cachedByAll } from './xml-answer.ts';

/** `/feed/000601.xml`: the newest products of a category, for readers of feeds. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const category = /^(\d{6})\.xml$/.exec(params.file ?? '')?.[1] ?? '';
  const path = await pathTo(category, context);
  const [industry, node] = path;
  if (!industry || !node) throw data(null, { status: 404 });
  const { country, origin } = context.get(settingsContext);
  const { call, i18n, language } = context.get(visitContext);
  const portal = `${brand.name} ${countryName(country, language)}`;
  const products = await call(listNewestProducts, { query: { category } });
  const body = rssXml({
    title: i18n._(feedTitle(node.name, portal)),
    description: i18n._(msg`The newest products in ${node.name} on ${portal}.`),
    language,
    address: addressIn(language, origin + searchAddress({ tab: 'PR', industry: industry.id, category })),
    own: origin + feedAddress(category, language),
    items: products.map(({ productID: id, name, companyName, description, createdAt }) => ({
      title: `${name} – ${companyName}`,
      address: origin + canonicalProductPath({ id, name, company: companyName }),
      description,
      createdAt,
    })),
  });
  const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': cachedByAll };
  return new Response(body, { headers });
}
