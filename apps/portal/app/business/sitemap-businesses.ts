import { canonicalBusinessPath } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { sitemapOf } from '../seo/sitemap-entries.server.ts';

/** `/sitemap-businesses.xml?after=`. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sitemapOf('business', ({ id, names: [name = ''] }) => canonicalBusinessPath({ id, name }), args);
}
