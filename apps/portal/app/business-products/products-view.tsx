import type { Data, listOwnProducts, ProductRowOfTable } from '@kontor/contract';
import { Skeleton, Tabs } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { ArchivedTable } from './archived-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { NoProducts } from './no-products.tsx';
import { ProductFailure } from './product-failure.tsx';
import { ProductTable } from './product-table.tsx';
import { useProducts } from './products-context.ts';
import { QuotaNotice } from './quota-notice.tsx';
import { SortSelect } from './sort-select.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableHint } from './table-hint.tsx';
import { TableSearch } from './table-search.tsx';
import { isBuyersOrder, isFiltered, readView, type TableView, writeView } from './table-view.ts';

interface ProductsViewProps {
  page: Data<typeof listOwnProducts>;
  /** Its rows are those the address asks for. */
  isCurrent: boolean;
  card: RefObject<HTMLElement | null>;
  onMove: (row: ProductRowOfTable, from: number, to: number) => Promise<void>;
}

const opened = readView(new URLSearchParams());

/** The tabs with what belongs to them: the notice about the quota, search, filters, bulk bar and rows. */
export function ProductsView({ page, isCurrent, card, onMove }: ProductsViewProps) {
  const { t, i18n } = useLingui();
  const { view, show, addressOf, rows, counts, quota, canChange } = useProducts();
  const chooseWhichShow = useWayToLine(isCurrent);
  const isArchive = view.filter === 'archived';
  // All rows of the page were archived a moment ago: others are on their way.
  const isEmpty = rows.length === 0 && counts.selected === 0 && isCurrent;
  const tabs = [
    { key: 'all', text: t`Products`, count: counts.all, view: opened, current: !isArchive },
    {
      key: 'archived',
      text: t({ message: 'Archived', context: 'products' }),
      count: counts.archived,
      view: { ...opened, filter: 'archived' } satisfies TableView,
      current: isArchive,
    },
  ];

  function goToLine() {
    // The page on which showing stops, in the order buyers see.
    const wanted = { ...opened, size: quota > view.size ? (100 as const) : view.size };
    if (!isBuyersOrder(view) || writeView(view) !== writeView(wanted)) show(wanted);
    chooseWhichShow();
  }

  return (
    <>
      <Tabs
        label={t`Products and archive`}
        tabs={tabs.map(({ count, view: of, ...tab }) => ({
          ...tab,
          href: addressOf(of),
          count: i18n.number(count),
        }))}
      />
      {isArchive ? null : <QuotaNotice onChoose={goToLine} />}
      {isEmpty && !isFiltered(view) ? (
        <NoProducts />
      ) : (
        <section
          className="k-card bp-card"
          ref={card}
          tabIndex={-1}
          aria-label={isArchive ? t({ message: 'Archived', context: 'products' }) : t`Products`}
          aria-busy={!isCurrent}
        >
          <div className="bp-bar">
            <TableSearch />
            {isArchive ? null : <FilterChips />}
            {isArchive ? null : <SortSelect />}
          </div>
          {canChange ? <BulkBar /> : null}
          <ProductFailure />
          <div className="bp-rows">
            {isEmpty ? (
              <NoProducts />
            ) : rows.length === 0 ? (
              <Skeleton lines={6} className="bp-next" />
            ) : isArchive ? (
              <ArchivedTable />
            ) : (
              <ProductTable
                isFirst={page.previous === undefined}
                isLast={page.next === undefined}
                onMove={(...move) => void onMove(...move)}
              />
            )}
          </div>
          {rows.length > 0 ? (
            <TableFoot
              previous={page.previous}
              next={page.next}
              isCurrent={isCurrent}
              onTurn={() => card.current?.scrollIntoView({ block: 'start' })}
            >
              <TableHint />
            </TableFoot>
          ) : null}
        </section>
      )}
    </>
  );
}

/** Leads to the line where showing stops as soon as it is shown, with the focus on the handle of the last shown row. */
function useWayToLine(isCurrent: boolean): () => void {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !isCurrent) return;
    const line = document.getElementById('quota-line');
    setWanted(false);
    line?.scrollIntoView({ block: 'center' });
    line?.previousElementSibling?.querySelector<HTMLElement>('.bp-grip')?.focus({ preventScroll: true });
  }, [isWanted, isCurrent]);
  return () => setWanted(true);
}
