import { canonicalProductPath } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { sitemapOf } from '../seo/sitemap-entries.server.ts';

/** `/sitemap-products.xml?after=`. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sitemapOf(
    'product',
    ({ id, names: [company = '', name = ''] }) => canonicalProductPath({ id, name, company }),
    args,
  );
}
