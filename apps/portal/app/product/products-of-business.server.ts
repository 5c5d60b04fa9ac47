import { listProductsOfBusiness, type ProductOfBusiness } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext, visitContext } from '../session/page-context.ts';

type Visit = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** A business's products. Pages are whole without them: a failure leaves their block out (checklist 315). */
export async function productsOfBusiness(
  businessID: string,
  { request, context }: Visit,
): Promise<ProductOfBusiness[]> {
  const { call } = context.get(visitContext);
  try {
    return (await call(listProductsOfBusiness, { query: { bid: businessID } })).data;
  } catch (error) {
    if (!request.signal.aborted)
      context.get(settingsContext).report(error, 'Products of a business are missing');
    return [];
  }
}
