import { defineOwnPage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

export const businessProductsPage = defineOwnPage({
  route: '/business/:slug/products',
  module: 'business-products/products-page',
  frame: 'business-manage/manage-frame',
  parameters: { slug: slugWithId },
});
