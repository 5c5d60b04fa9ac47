import type { MyBusiness } from '@kontor/contract';
import { Skeleton } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { IndustryOptions } from '../business/business-options.server.ts';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { ProductsContext } from './products-context.ts';
import { ProductsView } from './products-view.tsx';
import { nothingSelected, type RowSelection } from './row-selection.ts';
import { changeView, selectionOf } from './table-view.ts';
import { type ChangeProducts, useChangeProducts } from './use-change-products.ts';
import { useDuplicateProducts } from './use-duplicate-products.ts';
import { useFailingProducts } from './use-failing-products.ts';
import { useMoveProduct } from './use-move-product.ts';
import { useTablePage } from './use-table-page.ts';
import { useView } from './use-view.ts';

interface ProductsBodyProps {
  business: MyBusiness;
  industries: readonly IndustryOptions[];
}

/** Tabs, filters and table, once there is something to show; what is shown stays while other rows are on their way. */
export function ProductsBody({ business, industries }: ProductsBodyProps) {
  const { t } = useLingui();
  const { businessID } = business;
  const { view, show, addressOf } = useView();
  const table = useTablePage(businessID, view);
  const { page, counts, failed, isGone, reload } = table;
  const failing = useFailingProducts();
  const change = useChangeProducts(businessID, table, failing);
  const duplicate = useDuplicateProducts(businessID, reload, failing);
  const { moveOnPage, moveToPlace } = useMoveProduct(table, failing);
  const [selection, select] = useSelection(JSON.stringify(selectionOf(view)));
  const card = useRef<HTMLElement>(null);

  const first = useRef({ view, show });
  first.current = { view, show };
  useEffect(() => {
    // The rows of the page were archived, or its address is of another time.
    if (isGone) first.current.show(changeView(first.current.view, {}), { replace: true });
  }, [isGone]);

  const changeAndStay: ChangeProducts = (given, which) => {
    // The rows go, and what was pressed with them.
    if (given.action === 'archive' || given.action === 'restore')
      card.current?.focus({ preventScroll: true });
    return change(given, which);
  };

  const error = failed ? <LoadingFailed onRetry={() => void reload()} /> : null;
  if (!page || !counts || (error && !table.isCurrent))
    return (
      error ?? (
        <div className="bp-awaited" role="status" aria-label={t`Loading`}>
          <Skeleton lines={2} />
          <Skeleton lines={6} />
        </div>
      )
    );
  return (
    <ProductsContext
      value={{
        business,
        canChange: business.accessLevel !== 'member',
        industries,
        view,
        show,
        addressOf,
        rows: page.items,
        counts,
        quota: page.quota,
        selection,
        select,
        change: changeAndStay,
        duplicate,
        failing,
        moveToPlace,
      }}
    >
      {error}
      <ProductsView page={page} isCurrent={table.isCurrent} card={card} onMove={moveOnPage} />
    </ProductsContext>
  );
}

/** What is selected among the rows a filter holds; with another filter, nothing is. */
function useSelection(filter: string): [RowSelection, (selection: RowSelection) => void] {
  const [selected, setSelected] = useState({ filter, selection: nothingSelected });
  const selection = selected.filter === filter ? selected.selection : nothingSelected;
  return [selection, (next) => setSelected({ filter, selection: next })];
}
