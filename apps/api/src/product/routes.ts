import {
  getProduct as getProductCall,
  listNewestProducts as listNewestProductsCall,
  listProductsOfBusiness as listProductsOfBusinessCall,
  rowTags,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { tagsOfProducts } from './card-tags.ts';
import { getProduct } from './get-product.ts';
import { listNewestProducts } from './list-newest-products.ts';
import { listProductsOfBusiness } from './list-products-of-business.ts';

export const productRoutes: Route[] = [
  route(listProductsOfBusinessCall, (context, { query }) => listProductsOfBusiness(context, query.bid), {
    // A business gets its first product, too.
    tags: ({ data }, { query }) => [
      `business:${query.bid}`,
      'product',
      ...rowTags(
        'product',
        data.map(({ productID }) => productID),
      ),
      'reference',
    ],
  }),
  // Feeds are made each time they are asked for.
  route(listNewestProductsCall, (context, { query }) => listNewestProducts(context, query.category), {
    tags: 'none',
  }),
  route(getProductCall, (context, { params }) => getProduct(context, params.productID), {
    isCached: true,
    tags: (product) => [...tagsOfProducts([product]), `likes:${product.productID}`, 'reference'],
  }),
];
