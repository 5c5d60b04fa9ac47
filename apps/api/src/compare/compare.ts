import type { compare as compareCall, Data } from '@kontor/contract';
import { getBusinessProfiles } from '../business/get-business-profiles.ts';
import type { Context } from '../context.ts';
import { getProductCards } from '../product/get-product-cards.ts';
import { idsIn } from './ids-in.ts';
import { presentComparedBusiness, presentComparedProduct } from './present.ts';

/** Businesses, or products with their businesses, as the first id that is listed says; what was left out is named. */
export async function compare(
  context: Pick<Context, 'db' | 'reference' | 'language'>,
  asked: string,
): Promise<Data<typeof compareCall>> {
  const ids = idsIn(asked);
  const [businesses, products] = await Promise.all([
    getBusinessProfiles(context, ids),
    getProductCards(context, ids),
  ]);
  const ofBusinesses = new Set(businesses.map(({ businessID }) => businessID));
  const ofProducts = new Set(products.map(({ productID }) => productID));
  const first = ids.find((id) => ofBusinesses.has(id) || ofProducts.has(id));
  const notListed = ids.filter((id) => !ofBusinesses.has(id) && !ofProducts.has(id));
  if (first === undefined) return { businesses: [], products: [], otherKind: [], notListed };
  if (ofBusinesses.has(first))
    return {
      kind: 'business',
      businesses: businesses.map(presentComparedBusiness),
      products: [],
      otherKind: [...ofProducts],
      notListed,
    };
  const owners = new Set(products.map(({ businessID }) => businessID));
  return {
    kind: 'product',
    businesses: (await getBusinessProfiles(context, [...owners])).map(presentComparedBusiness),
    products: products.map(presentComparedProduct),
    otherKind: [...ofBusinesses],
    notListed,
  };
}
