import { listProductsOfBusiness, type ProductOfBusiness } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext, visitContext } from '../session/page-context.ts';

type Visit = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** A business's products; undefined where they could not be loaded, which no page says (checklist 315). */
export async function productsOfBusiness(
  businessID: string,
  { request, context }: Visit,
): Promise<ProductOfBusiness[] | undefined> {
  const { call } = context.get(visitContext);
  try {
    return (await call(listProductsOfBusiness, { query: { bid: businessID } })).data;
  } catch (error) {
    if (!request.signal.aborted)
      context.get(settingsContext).report(error, 'Products of a business are missing');
    return undefined;
  }
}
