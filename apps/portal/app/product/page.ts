import { defineNounPage } from '../page/define-page.ts';

export const productPage = defineNounPage({
  noun: 'product',
  module: 'product/product-page',
  cached: true,
  sharePicture: true,
});
