import {
  changeProducts,
  idempotencyKeyHeader,
  type ProductBulkChange,
  type ProductRowOfTable,
  type ProductSelection,
  undoProductBulk,
} from '@kontor/contract';
import { productLimits } from '@kontor/contract/product-limits';
import { useToast } from '@kontor/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';
import type { FailingProducts } from './use-failing-products.ts';
import type { TablePage } from './use-table-page.ts';

/** Which products are changed: those of these ids, or all that the filter of the table holds. */
export type ChangedProducts = { ids: readonly string[] } | { matching: ProductSelection };

export type ChangeProducts = (change: ProductBulkChange, which: ChangedProducts) => Promise<void>;

/** Changes many products at once: seen at once, taken back when it fails, and by a toast for who thinks better of it. */
export function useChangeProducts(
  businessID: string,
  { changeRows, reload }: Pick<TablePage, 'changeRows' | 'reload'>,
  { begin, fail }: FailingProducts,
): ChangeProducts {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();

  function doneText({ action }: ProductBulkChange, count: number): string {
    if (action === 'archive')
      return t`${plural(count, { one: '# product archived', other: '# products archived' })}`;
    if (action === 'restore')
      return t`${plural(count, { one: '# product restored at the end of the list', other: '# products restored at the end of the list' })}`;
    return t`${plural(count, { one: '# product changed', other: '# products changed' })}`;
  }

  /** One call for each part: of a long list of ids a call takes no more than the limit. */
  async function send(change: ProductBulkChange, which: ChangedProducts) {
    const bulks: { bulkID: string; changed: number }[] = [];
    for (const part of partsOf(which)) {
      const headers = { [idempotencyKeyHeader]: crypto.randomUUID() };
      bulks.push(await call(changeProducts, { body: { businessID, ...part, ...change } }, { headers }));
    }
    return bulks;
  }

  async function undo(bulkIDs: readonly string[], ids: readonly string[]) {
    begin();
    try {
      let skipped = 0;
      for (const bulkID of bulkIDs.toReversed())
        skipped += (await call(undoProductBulk, { params: { bulkID } })).skipped;
      toast(
        skipped > 0
          ? t`${plural(skipped, { one: 'Undone, except for # product changed since then', other: 'Undone, except for # products changed since then' })}`
          : t`Undone`,
        'done',
      );
    } catch (error) {
      fail(error, ids);
    }
    await reload();
  }

  return async (change, which) => {
    const ids = 'ids' in which ? which.ids : [];
    begin();
    const putBack = changeRows((rows) => rowsAfter(rows, change, which));
    try {
      const bulks = await send(change, which);
      const count = bulks.reduce((sum, { changed }) => sum + changed, 0);
      if (count === 0) toast(t`Nothing to change: these products already have this value.`, 'done');
      else
        undoToast(doneText(change, count), () =>
          undo(
            bulks.map(({ bulkID }) => bulkID),
            ids,
          ),
        );
    } catch (error) {
      putBack();
      fail(error, ids);
    }
    await reload();
  };
}

function partsOf(which: ChangedProducts): ({ ids: string[] } | { matching: ProductSelection })[] {
  if ('matching' in which) return [which];
  const { ids } = which;
  const size = productLimits.bulkIDs;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ({
    ids: ids.slice(part * size, (part + 1) * size),
  }));
}

/** Rows of a page as a change leaves them, as far as that is known before the server answers. */
function rowsAfter(
  rows: readonly ProductRowOfTable[],
  { action, stock = false, leadTimeDays }: ProductBulkChange,
  which: ChangedProducts,
): readonly ProductRowOfTable[] {
  const isChanged = ({ productID }: ProductRowOfTable) =>
    'matching' in which || which.ids.includes(productID);
  if (action === 'archive' || action === 'restore') return rows.filter((row) => !isChanged(row));
  if (action === 'setStock') return rows.map((row) => (isChanged(row) ? { ...row, stock } : row));
  if (action === 'setLeadTime') return rows.map((row) => (isChanged(row) ? { ...row, leadTimeDays } : row));
  return rows;
}
