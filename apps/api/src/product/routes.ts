import {
  getProduct as getProductCall,
  listNewestProducts,
  listProductsOfBusiness,
  rowTags,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { tagsOfProducts } from './card-tags.ts';
import { getProduct } from './get-product.ts';
import { presentProductOfBusiness } from './present.ts';
import { findNewest, listProducts } from './queries.ts';

export const productRoutes: Route[] = [
  route(
    listProductsOfBusiness,
    async ({ db, reference, language }, { query }) => {
      const rows = await listProducts(db, query.bid);
      return { data: rows.map((row) => presentProductOfBusiness(row, reference, language)) };
    },
    {
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
    },
  ),
  route(listNewestProducts, async ({ db }, { query }) => {
    const rows = await findNewest(db, query.category);
    return rows.map(({ id, name, company_name, description, created_at }) => ({
      productID: id,
      name,
      companyName: company_name,
      description: description ?? undefined,
      createdAt: created_at.toISOString(),
    }));
  }),
  route(getProductCall, (context, { params }) => getProduct(context, params.productID), {
    isCached: true,
    tags: (product) => [...tagsOfProducts([product]), `likes:${product.productID}`, 'reference'],
  }),
];
