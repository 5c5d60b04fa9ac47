import { definePage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

export const businessPage = definePage({
  route: '/business/:slug',
  module: 'business/business-page',
  parameters: { slug: slugWithId },
  cached: {
    names: ['products'],
    read: (given) => new URLSearchParams(given.get('products') === 'all' ? 'products=all' : ''),
  },
  // Its members learn what they are there.
  personal: true,
  indexed: 'businesses',
  sharePicture: true,
  counted: 'business',
});
