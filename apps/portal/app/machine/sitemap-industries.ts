import { listDirectoryPlaces } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { searchAddress } from '../search/search-query.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { xmlAnswer } from './xml-answer.ts';

/** `/sitemap-industries.xml`: the search of each industry, category and subcategory that finds something. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = context.get(settingsContext);
  const { call } = context.get(visitContext);
  const places = await call(listDirectoryPlaces, { query: { businessType: 'MA' } });
  return xmlAnswer(sitemapXml(places.map((place) => ({ address: origin + searchOf(place) }))));
}

/** Manufacturers, as the industries page leads to; the products of a place that has none. */
function searchOf({ id, businesses }: { id: string; businesses: number }): string {
  const [industry, category, subcategory] = [4, 6, 8].map((length) =>
    id.length >= length ? id.slice(0, length) : undefined,
  );
  return searchAddress({ industry, category, subcategory, ...(businesses > 0 ? {} : { tab: 'PR' }) });
}
