import type { LoaderFunctionArgs } from 'react-router';
import { canonicalProductPath } from '../product/product-address.ts';
import { sitemapOf } from './sitemap-entries.server.ts';

/** `/sitemap-products.xml?after=`. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return sitemapOf(
    'product',
    ({ id, names: [company = '', name = ''] }) => canonicalProductPath({ id, name, company }),
    args,
  );
}
