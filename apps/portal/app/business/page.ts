import { defineNounPage } from '../page/define-page.ts';

export const businessPage = defineNounPage({
  noun: 'business',
  module: 'business/business-page',
  cached: {
    names: ['products'],
    read: (given) => new URLSearchParams(given.get('products') === 'all' ? 'products=all' : ''),
  },
  // Its members learn what they are there.
  personal: true,
  sharePicture: true,
});
