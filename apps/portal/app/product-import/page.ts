import { defineOwnPage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

export const productImportPage = defineOwnPage({
  route: '/business/:slug/products/import',
  module: 'product-import/product-import-page',
  frame: 'business-manage/manage-frame',
  parameters: { slug: slugWithId },
});
