import { type ProductRowOfTable, productAddress } from '@kontor/contract';
import { Archive, ArrowUpToLine, Copy, Eye, ListOrdered, Rocket, SquarePen } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { boostsAddress } from '../business-manage/boosts-address.ts';
import type { MenuItem } from '../page-part/menu-item.ts';
import { productFormAddress } from '../product-form/product-form-address.ts';
import { useProducts } from './products-context.ts';

/** What can be done with a product from its row. @param onPlace asks to which place it is to move */
export function useRowMenu(
  onPlace: (row: ProductRowOfTable) => void,
): (row: ProductRowOfTable) => MenuItem[] {
  const { t } = useLingui();
  const { business, canChange, quota, change, duplicate, moveToPlace } = useProducts();
  const company = business.general.companyName;
  const named = { id: business.businessID, name: company };

  return (row) => {
    const { productID: id, name, listed } = row;
    const seen: MenuItem[] = listed
      ? [{ key: 'view', text: t`View as a buyer`, Icon: Eye, to: productAddress({ id, name, company }) }]
      : [];
    if (!canChange) return seen;
    const edit = {
      key: 'edit',
      text: t`Edit`,
      Icon: SquarePen,
      to: productFormAddress({ business: business.businessID, id }),
    };
    const shown: MenuItem[] = listed
      ? []
      : [{ key: 'show', text: t`Move above the line`, Icon: Eye, to: () => void moveToPlace(row, quota) }];
    const boost: MenuItem[] = listed
      ? [{ key: 'boost', text: t`Boost`, Icon: Rocket, to: boostsAddress(named, id) }]
      : [];
    return [
      edit,
      ...seen,
      { key: 'copy', text: t`Duplicate`, Icon: Copy, to: () => void duplicate([id]) },
      ...shown,
      ...boost,
      { key: 'top', text: t`Move to top`, Icon: ArrowUpToLine, to: () => void moveToPlace(row, 1) },
      { key: 'place', text: t`Move to position…`, Icon: ListOrdered, to: () => onPlace(row) },
      {
        key: 'archive',
        text: t`Archive`,
        Icon: Archive,
        to: () => void change({ action: 'archive' }, { ids: [id] }),
      },
    ];
  };
}
