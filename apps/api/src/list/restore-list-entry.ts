import { type Data, listLimits, type restoreListEntry as restoreListEntryCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { type EntryKey, restoreEntry } from './entry-queries.ts';
import type { ForList } from './policy.ts';
import { lockList } from './queries.ts';

/** Puts an entry back where it stood, with its tags and notes. @throws NotFound once it is gone for good, Conflict where the list is full */
export async function restoreListEntry(
  context: ForList,
  entry: EntryKey,
): Promise<Data<typeof restoreListEntryCall>> {
  const { id } = context.list;
  return write(context, { noun: 'list', id }, async (trx) => {
    await lockList(trx, id);
    const count = found(await restoreEntry(trx, { ...entry, listID: id }), 'entry');
    if (count > listLimits.entries)
      throw new KontorError('Conflict', `The list has ${listLimits.entries} entries, which is the maximum.`);
    return { listID: id };
  });
}
