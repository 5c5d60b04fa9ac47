import { listSitemapParts } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sitemapIndexXml } from './sitemap-xml.ts';
import { xmlAnswer } from './xml-answer.ts';

/** `/sitemap.xml`: the sitemaps by what they list, 5,000 businesses or products each at most. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = context.get(settingsContext);
  const { call } = context.get(visitContext);
  const [businesses, products] = await Promise.all([
    call(listSitemapParts, { params: { kind: 'business' } }),
    call(listSitemapParts, { params: { kind: 'product' } }),
  ]);
  const paths = [
    '/sitemap-pages.xml',
    '/sitemap-industries.xml',
    '/sitemap-directory.xml',
    ...businesses.map(({ after }) => partPath('/sitemap-businesses.xml', after)),
    ...products.map(({ after }) => partPath('/sitemap-products.xml', after)),
  ];
  return xmlAnswer(sitemapIndexXml(paths.map((path) => ({ address: origin + path }))));
}

function partPath(path: string, after: string | undefined): string {
  return after ? `${path}?after=${after}` : path;
}
