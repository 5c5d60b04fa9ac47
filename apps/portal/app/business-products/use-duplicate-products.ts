import { changeProducts, duplicateProduct, idempotencyKeyHeader } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';
import type { FailingProducts } from './use-failing-products.ts';

/** Each is a call of its own; more than that are made with a file. */
export const maxDuplicates = 20;

/** Copies products, one after the other; taking that back archives the copies. */
export function useDuplicateProducts(
  businessID: string,
  reload: () => Promise<void>,
  { begin, fail }: FailingProducts,
): (ids: readonly string[]) => Promise<void> {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();
  const key = () => ({ headers: { [idempotencyKeyHeader]: crypto.randomUUID() } });

  async function archive(ids: string[]) {
    begin();
    try {
      await call(changeProducts, { body: { businessID, ids, action: 'archive' } }, key());
      toast(t`The copies are archived.`, 'done');
    } catch (error) {
      fail(error, ids);
    }
    await reload();
  }

  return async (ids) => {
    const copies: string[] = [];
    begin();
    try {
      for (const productID of ids)
        copies.push((await call(duplicateProduct, { params: { productID } }, key())).productID);
    } catch (error) {
      fail(error, ids);
    }
    const count = copies.length;
    if (count > 0)
      undoToast(
        t`${plural(count, { one: '# copy added at the end of the list', other: '# copies added at the end of the list' })}`,
        () => archive(copies),
      );
    await reload();
  };
}
