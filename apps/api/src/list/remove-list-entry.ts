import type { Data, removeListEntry as removeListEntryCall } from '@kontor/contract';
import { write } from '../write/write.ts';
import { deleteEntry, type EntryKey } from './entry-queries.ts';
import type { ForList } from './policy.ts';

/** Takes an entry out of a list, with its notes. */
export async function removeListEntry(
  context: ForList,
  entry: EntryKey,
): Promise<Data<typeof removeListEntryCall>> {
  const { id } = context.list;
  return write(context, { noun: 'list', id }, async (trx) => {
    await deleteEntry(trx, { ...entry, listID: id });
    return { listID: id };
  });
}
