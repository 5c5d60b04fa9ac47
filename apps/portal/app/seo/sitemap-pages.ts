import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext } from '../session/page-context.ts';
import { staticPaths } from '../static-pages.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { xmlAnswer } from './xml-answer.ts';

/** Pages that are there whatever the database holds. */
const paths = ['/', '/industries', '/data-sources', '/contact-us/form', ...staticPaths];

/** `/sitemap-pages.xml`. */
export function loader({ context }: Pick<LoaderFunctionArgs, 'context'>): Response {
  const { origin } = context.get(settingsContext);
  return xmlAnswer(sitemapXml(paths.map((path) => ({ address: origin + path }))));
}
