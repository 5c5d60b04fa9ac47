import { definePage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

export const productPage = definePage({
  route: '/business-product/:slug',
  module: 'product/product-page',
  parameters: { slug: slugWithId },
  cached: true,
  indexed: 'products',
  sharePicture: true,
  counted: 'product',
});
