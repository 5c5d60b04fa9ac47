import type { LoaderFunctionArgs } from 'react-router';
import { pages } from '../page/declared-pages.ts';
import { knownPaths } from '../page/find-page.ts';
import { settingsContext } from '../session/page-context.ts';
import { sitemapXml } from './sitemap-xml.ts';
import { xmlAnswer } from './xml-answer.ts';

/** Pages that are there whatever the database holds. */
const paths = pages.filter(({ indexed }) => indexed === 'pages').flatMap(knownPaths);

/** `/sitemap-pages.xml`. */
export function loader({ context }: Pick<LoaderFunctionArgs, 'context'>): Response {
  const { origin } = context.get(settingsContext);
  return xmlAnswer(sitemapXml(paths.map((path) => ({ address: origin + path }))));
}
