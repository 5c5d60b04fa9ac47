import { getProduct, listNewestProducts, listProductsOfBusiness } from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { getProductById } from './get-product.ts';
import { presentProductOfBusiness } from './present.ts';
import { findNewest, listProducts } from './queries.ts';

export const productRoutes: Route[] = [
  route(listProductsOfBusiness, anyone, async ({ db, reference, language }, { query }) => {
    const rows = await listProducts(db, query.bid);
    return { data: rows.map((row) => presentProductOfBusiness(row, reference, language)) };
  }),
  route(listNewestProducts, anyone, async ({ db }, { query }) => {
    const rows = await findNewest(db, query.category);
    return rows.map(({ id, name, company_name, description, created_at }) => ({
      productID: id,
      name,
      companyName: company_name,
      description: description ?? undefined,
      createdAt: created_at.toISOString(),
    }));
  }),
  route(getProduct, anyone, (context, { params }) => getProductById(context, params.productID), {
    madeOf: ({ productID, businessID }) => [`product:${productID}`, `business:${businessID}`, 'reference'],
  }),
];
