import type { EditedDataSheet } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { changeSheets } from './change-sheets.ts';
import { updateOrder } from './queries.ts';

/** Puts the data sheets of a product in an order; those that are not named come behind. @throws NotFound for one it does not have */
export function orderDataSheets(
  context: ForMember,
  productID: string,
  wanted: readonly string[],
): Promise<EditedDataSheet[]> {
  return changeSheets(context, productID, async (trx, sheets) => {
    const now = sheets.map(({ id }) => id);
    const named = wanted.map((sheetID) =>
      found(
        now.find((id) => id === sheetID.toLowerCase()),
        'data sheet',
      ),
    );
    const order = [...new Set([...named, ...now])];
    if (order.every((id, place) => id === now[place])) return false;
    await updateOrder(trx, order);
    return true;
  });
}
