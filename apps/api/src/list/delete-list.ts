import type { Data, deleteList as deleteListCall } from '@kontor/contract';
import { write } from '../write/write.ts';
import type { ForList } from './policy.ts';
import { deleteListRow } from './queries.ts';

/** Deletes a list, for everybody it is shared with. */
export async function deleteList(context: ForList): Promise<Data<typeof deleteListCall>> {
  const { id } = context.list;
  return write(context, { noun: 'list', id }, async (trx) => {
    await deleteListRow(trx, id);
    return { listID: id };
  });
}
