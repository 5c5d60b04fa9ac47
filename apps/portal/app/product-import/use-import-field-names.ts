import type { ImportField } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** What columns of a table may hold, in words. */
export function useImportFieldNames(): Record<ImportField, string> {
  const { t } = useLingui();
  return {
    productID: t`Product ID`,
    name: t`Product name`,
    description: t`Description`,
    keywords: t`Keywords`,
    category: t`Category`,
    leadTimeDays: t`Lead time, days`,
    minimumOrder: t`Minimum order`,
    minimumOrderUnit: t`Unit of the minimum order`,
    price: t`Price`,
    currency: t`Currency`,
    pricePer: t`Unit of the price`,
    stock: t`In stock`,
    photos: t`Photos, from the ZIP`,
  };
}
