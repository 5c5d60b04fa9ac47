import type { ProductRowOfTable } from '@kontor/contract';
import { classes } from '@kontor/ui';
import { EyeOff } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { ProductRow } from './product-row.tsx';
import { useProducts } from './products-context.ts';
import { quotaLineAt } from './row-order.ts';
import { SelectPage } from './select-box.tsx';
import { SortHead } from './sort-head.tsx';
import { isBuyersOrder, isFiltered, sortColumns } from './table-view.ts';
import { useColumnNames } from './use-column-names.ts';
import { useReorder } from './use-reorder.ts';
import { useRowMenu } from './use-row-menu.ts';

const MoveToPlace = lazyPart(() => import('./move-to-place.tsx'));

interface ProductTableProps {
  /** What is behind and before the page. */
  isFirst: boolean;
  isLast: boolean;
  onMove: (row: ProductRowOfTable, from: number, to: number) => void;
}

/** The products of a page: in the order buyers see with the line where showing stops, or sorted. */
export function ProductTable({ isFirst, isLast, onMove }: ProductTableProps) {
  const names = useColumnNames();
  const { canChange, counts, quota, rows, view } = useProducts();
  const table = useRef<HTMLTableElement>(null);
  const [placed, setPlaced] = useState<ProductRowOfTable>();
  const menuOf = useRowMenu(setPlaced);
  const isPossible = canChange && isBuyersOrder(view);
  const reorder = useReorder({ rows, quota, total: counts.all, isPossible, table, onMove });
  const line = view.sort
    ? undefined
    : quotaLineAt(reorder.rows, { isFirst, isLast, quota, filtered: isFiltered(view) });
  const shown = reorder.rows.map((row) => (
    <ProductRow key={row.productID} row={row} reorder={isPossible ? reorder : undefined} menu={menuOf(row)} />
  ));
  return (
    <>
      <p className="k-hidden" role="status">
        {reorder.said}
      </p>
      <table className="bp-table" ref={table}>
        <caption className="k-hidden">
          <Trans>Products</Trans>
        </caption>
        <thead>
          <tr>
            {canChange ? (
              <>
                <td />
                <td className="bp-c-box">
                  <SelectPage />
                </td>
              </>
            ) : null}
            {sortColumns.map((column) => (
              <SortHead
                key={column}
                column={column}
                text={names[column]}
                className={classes(column !== 'name' && column !== 'stock' && 'bp-number', `bp-c-${column}`)}
              />
            ))}
            <th scope="col">
              <Trans>Buyers</Trans>
            </th>
            <td />
          </tr>
        </thead>
        <tbody>{line === undefined ? shown : shown.toSpliced(line, 0, <QuotaLine key="quota-line" />)}</tbody>
      </table>
      {placed ? (
        <Suspense>
          <MoveToPlace row={placed} onClose={() => setPlaced(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

function QuotaLine() {
  return (
    <tr className="bp-line" id="quota-line">
      <td colSpan={10}>
        <p>
          <EyeOff size={16} />
          <Trans>Below this line: over the quota, hidden but not deleted</Trans>
        </p>
      </td>
    </tr>
  );
}
