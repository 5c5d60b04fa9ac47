import { useLingui } from '@lingui/react/macro';
import type { SortColumn } from './table-view.ts';

/** The columns by which products can be sorted. */
export function useColumnNames(): Record<SortColumn, string> {
  const { t } = useLingui();
  return {
    name: t`Product`,
    stock: t`Stock`,
    minimumOrder: t`Min. order`,
    leadTime: t`Lead time`,
    price: t`Price`,
    changed: t`Changed`,
  };
}
