import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext } from '../session/page-context.ts';
import { cachedByAll } from './xml-answer.ts';

/** What is no page. Searches of free words say `noindex` themselves, which only who may read them hears. */
const closed = ['/api/', '/industry-panel/', '/theme'];

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
