import { moveProduct } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';
import { moveRow } from './row-order.ts';
import type { FailingProducts } from './use-failing-products.ts';
import type { TablePage } from './use-table-page.ts';

interface Moved {
  productID: string;
  name: string;
}

interface ProductMoves {
  /** Moves a row on its page: it stands there at once. */
  moveOnPage: (product: Moved, from: number, to: number) => Promise<void>;
  /** Moves a product to a place among all of the business, from 1. */
  moveToPlace: (product: Moved, place: number) => Promise<void>;
}

type Target = { place: number } | { after: string };

/** Changes the order buyers see. Moves are sent one after the other, in the order they were made. */
export function useMoveProduct(
  { page, counts, changeRows, reload }: Pick<TablePage, 'page' | 'counts' | 'changeRows' | 'reload'>,
  { begin, fail }: FailingProducts,
): ProductMoves {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();
  const sent = useRef(Promise.resolve());
  const total = i18n.number(counts?.all ?? 0);

  async function send({ productID, name }: Moved, to: Target, putBack?: () => void, isUndo = false) {
    begin();
    try {
      const { place, formerPlace } = await call(moveProduct, { body: { productID, ...to } });
      const shown = i18n.number(place);
      const text = t`${name}: position ${shown} of ${total}`;
      if (isUndo || place === formerPlace) toast(text, 'done');
      else
        undoToast(text, () =>
          inTurn(() => send({ productID, name }, { place: formerPlace }, undefined, true)),
        );
    } catch (error) {
      putBack?.();
      fail(error, [productID]);
    }
    await reload();
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    sent.current = sent.current.then(work);
    return sent.current;
  }

  return {
    async moveOnPage(product, from, to) {
      if (!page || from === to) return;
      const move = { from, to, quota: page.quota };
      const rows = moveRow(page.items, move);
      const before = rows[to - 1];
      // Behind a product others may have moved meanwhile it is still where it was put.
      const target = before ? { after: before.productID } : { place: rows[to]?.place ?? 1 };
      const putBack = changeRows((shown) => moveRow(shown, move));
      await inTurn(() => send(product, target, putBack));
    },
    moveToPlace: (product, place) => inTurn(() => send(product, { place })),
  };
}
