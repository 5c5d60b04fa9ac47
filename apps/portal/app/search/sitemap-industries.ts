import { listSitemapPlaces } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { sitemapXml } from '../seo/sitemap-xml.ts';
import { xmlAnswer } from '../seo/xml-answer.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { placeOfId, searchAddress } from './search-address.ts';

/** `/sitemap-industries.xml`: the search of each industry, category and subcategory that finds something. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = context.get(settingsContext);
  const { call } = context.get(visitContext);
  const places = await call(listSitemapPlaces, {});
  return xmlAnswer(sitemapXml(places.map((place) => ({ address: origin + searchOf(place) }))));
}

/** Manufacturers, as the industries page leads to; the products of a place that has none. */
function searchOf({ id, manufacturers }: { id: string; manufacturers: boolean }): string {
  return searchAddress({ ...placeOfId(id), ...(manufacturers ? {} : { tab: 'PR' }) });
}
