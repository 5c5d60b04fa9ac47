import { CallError, type Data, listOwnProducts, type ProductRowOfTable } from '@kontor/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { selectionOf, sortingOf, type TableView } from './table-view.ts';

type Answer = Data<typeof listOwnProducts>;
export type TableCounts = NonNullable<Answer['counts']>;

export interface TablePage {
  /** The page last loaded; while another one is on its way, that one stays. Undefined until there is one. */
  page: Answer | undefined;
  /** How many products each filter holds, and the one the page is of. */
  counts: TableCounts | undefined;
  /** The rows are those of the view, and not of the one before. */
  isCurrent: boolean;
  /** What the view asks for could not be loaded. */
  failed: boolean;
  /** The page of the view has gone: its cursor leads nowhere any more. */
  isGone: boolean;
  /** Loads page and counts again; what is shown stays until then. */
  reload: () => Promise<void>;
  /** Shows rows as they will be. @returns what shows them as they were */
  changeRows: (change: (rows: readonly ProductRowOfTable[]) => readonly ProductRowOfTable[]) => () => void;
}

/** A page of the products of a business. */
export function useTablePage(businessID: string, view: TableView): TablePage {
  const { call } = useSession();
  const { size, after, before } = view;
  const selection = JSON.stringify(selectionOf(view));
  const key = JSON.stringify([businessID, selection, sortingOf(view), size, after, before]);
  const wanted = useRef(view);
  wanted.current = view;
  const [shown, setShown] = useState<{ key: string; page: Answer }>();
  const [counted, setCounted] = useState<{ selection: string; counts: TableCounts }>();
  const [failure, setFailure] = useState<{ key: string; isGone: boolean }>();
  // Of several answers on their way the one asked for last counts.
  const turn = useRef(0);
  const countedSelection = useRef<string>(undefined);

  const load = useCallback(
    async (recount: boolean) => {
      turn.current += 1;
      const own = turn.current;
      const asked = wanted.current;
      const query = { bid: businessID, ...selectionOf(asked) };
      const isInside = asked.after !== undefined || asked.before !== undefined;
      const needsCounts = isInside && (recount || countedSelection.current !== selection);
      try {
        const [page, first] = await Promise.all([
          call(listOwnProducts, {
            query: {
              ...query,
              ...sortingOf(asked),
              size: asked.size,
              after: asked.after,
              before: asked.before,
            },
          }),
          // The first page alone says how many there are.
          needsCounts ? call(listOwnProducts, { query: { ...query, size: 1 } }) : undefined,
        ]);
        if (own !== turn.current) return;
        const counts = page.counts ?? first?.counts;
        if (counts) {
          countedSelection.current = selection;
          setCounted({ selection, counts });
        }
        setShown({ key, page });
        setFailure(isInside && page.items.length === 0 ? { key, isGone: true } : undefined);
      } catch (error) {
        if (own !== turn.current) return;
        const isGone = isInside && error instanceof CallError && error.status === 400;
        if (!isGone) console.error('The products could not be loaded', error);
        setFailure({ key, isGone });
      }
    },
    [call, businessID, key, selection],
  );

  useEffect(() => {
    void load(false);
    return () => {
      turn.current += 1;
    };
  }, [load]);

  const changeRows = useCallback<TablePage['changeRows']>((change) => {
    let former: { key: string; page: Answer } | undefined;
    setShown((last) => {
      former = last;
      return last && { ...last, page: { ...last.page, items: [...change(last.page.items)] } };
    });
    return () => setShown((last) => (last && former?.key === last.key ? former : last));
  }, []);

  return {
    page: shown?.page,
    counts: counted?.counts,
    isCurrent: shown?.key === key && counted?.selection === selection,
    failed: failure?.key === key && !failure.isGone,
    isGone: failure?.key === key && failure.isGone,
    reload: useCallback(() => load(true), [load]),
    changeRows,
  };
}
