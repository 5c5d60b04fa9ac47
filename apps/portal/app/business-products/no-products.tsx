import { EmptyState } from '@kontor/ui';
import pointing from '@kontor/ui/art/rosca-point.svg';
import { useLingui } from '@lingui/react/macro';
import { ImportLink } from '../product-import/import-link.tsx';
import { AddProduct } from './add-product.tsx';
import { ClearFilters } from './filter-chips.tsx';
import { useProducts } from './products-context.ts';
import { isFiltered } from './table-view.ts';

/** Instead of rows: there are none, or none like that. */
export function NoProducts() {
  const { t } = useLingui();
  const { business, canChange, view } = useProducts();
  if (isFiltered(view))
    return (
      <EmptyState
        title={t`No matching products`}
        text={t`Search for part of the name, or remove a filter.`}
        picture={pointing}
      >
        <ClearFilters className="k-button k-button-secondary" />
      </EmptyState>
    );
  if (view.filter === 'archived')
    return (
      <EmptyState
        title={t`No archived products`}
        text={t`An archived product is hidden from buyers and stays here until you restore it.`}
        picture={pointing}
      />
    );
  return (
    <EmptyState
      title={t`No products yet`}
      text={t`Add what you make, with a photo, minimum order and lead time: buyers filter by these.`}
      picture={pointing}
    >
      {canChange ? (
        <>
          <AddProduct businessID={business.businessID} />
          <ImportLink business={{ id: business.businessID, name: business.general.companyName }} />
        </>
      ) : null}
    </EmptyState>
  );
}
