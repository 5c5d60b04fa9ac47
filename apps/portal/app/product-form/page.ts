import { defineOwnPage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

export const productFormPage = defineOwnPage({
  route: '/business/:slug/product',
  module: 'product-form/product-form-page',
  parameters: { slug: slugWithId },
});
