import { listSitemapParts } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { sitemaps } from '../page/sitemaps.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sitemapIndexXml } from './sitemap-xml.ts';
import { xmlAnswer } from './xml-answer.ts';

/** `/sitemap.xml`: the sitemaps by what they list, 5,000 businesses or products each at most. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = context.get(settingsContext);
  const { call } = context.get(visitContext);
  const paths = await Promise.all(
    sitemaps.map(async ({ path, noun }) => {
      if (!noun) return [path];
      const parts = await call(listSitemapParts, { params: { kind: noun } });
      return parts.map(({ after }) => (after ? `${path}?after=${after}` : path));
    }),
  );
  return xmlAnswer(sitemapIndexXml(paths.flat().map((path) => ({ address: origin + path }))));
}
