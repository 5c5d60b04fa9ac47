import { getProduct, listProductsOfBusiness } from '@kontor/contract';
import { anyone } from '../policy.ts';
import { type Route, route } from '../route.ts';
import { getProductById } from './get-product.ts';
import { presentProductOfBusiness } from './present.ts';
import { listProducts } from './queries.ts';

export const productRoutes: Route[] = [
  route(listProductsOfBusiness, anyone, async ({ db, reference, language }, { query }) => {
    const rows = await listProducts(db, query.bid);
    return { data: rows.map((row) => presentProductOfBusiness(row, reference, language)) };
  }),
  route(
    getProduct,
    anyone,
    (context, { params }) => getProductById(context, params.productID),
    ({ productID, businessID }) => [`product:${productID}`, `business:${businessID}`, 'reference'],
  ),
];
