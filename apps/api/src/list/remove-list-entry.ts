import type { Data, removeListEntry as removeListEntryCall } from '@kontor/contract';
import { write } from '../write/write.ts';
import { type EntryKey, removeEntry } from './entry-queries.ts';
import type { ForList } from './policy.ts';

/** Takes an entry out of a list, with its notes; for a day it can be put back. */
export async function removeListEntry(
  context: ForList,
  entry: EntryKey,
): Promise<Data<typeof removeListEntryCall>> {
  const { id } = context.list;
  return write(context, { noun: 'list', id }, async (trx) => {
    await removeEntry(trx, { ...entry, listID: id });
    return { listID: id };
  });
}
