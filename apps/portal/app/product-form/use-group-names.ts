import { useLingui } from '@lingui/react/macro';
import type { FieldGroup } from './merge-values.ts';

/** What the fields of a product are called. */
export function useGroupNames(): Record<FieldGroup, string> {
  const { t } = useLingui();
  return {
    name: t`Product name`,
    description: t`Description`,
    keywords: t`Keywords`,
    category: t`Category`,
    specs: t`Specifications`,
    leadTimeDays: t`Lead time`,
    minimumOrder: t`Minimum order`,
    stock: t`In stock`,
    price: t`Price`,
    photos: t`Photos`,
    videos: t`Videos`,
  };
}
