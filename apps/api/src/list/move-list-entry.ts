import type { Data, Input, moveListEntry as moveListEntryCall } from '@kontor/contract';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { type EntryKey, moveEntry } from './entry-queries.ts';
import type { ForList } from './policy.ts';
import { lockList } from './queries.ts';

/** Puts an entry behind another one, or first. @throws NotFound where one of them is not in the list, or both are the same */
export async function moveListEntry(
  context: ForList,
  entry: EntryKey,
  { behind }: Input<typeof moveListEntryCall>['body'] = {},
): Promise<Data<typeof moveListEntryCall>> {
  const { id } = context.list;
  return write(context, { noun: 'list', id }, async (trx) => {
    await lockList(trx, id);
    found((await moveEntry(trx, { ...entry, listID: id }, behind)) || undefined, 'entry');
    return { listID: id };
  });
}
