import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext } from '../session/page-context.ts';
import { cachedByAll } from './xml-answer.ts';

/** What is no page, and searches of free words, which have no end, are not to be walked. */
const closed = ['/api/', '/industry-panel/', '/theme', '/search-result?*search='];

/** `/robots.txt`. */
export function loader({ context }: Pick<LoaderFunctionArgs, 'context'>): Response {
  const { origin } = context.get(settingsContext);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': cachedByAll };
  return new Response(`${lines.join('\n')}\n`, { headers });
}
