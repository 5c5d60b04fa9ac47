import type { Data, Input, tagListEntry as tagListEntryCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { found } from '../found.ts';
import { plainLine } from '../text/plain-text.ts';
import { write } from '../write/write.ts';
import { type EntryKey, findIsEntry, updateTags } from './entry-queries.ts';
import type { ForList } from './policy.ts';

/** Replaces the tags of an entry, each once. @throws NotFound, Conflict where somebody changed them since that version */
export async function tagListEntry(
  context: ForList,
  entry: EntryKey,
  { tags: sent, version }: Input<typeof tagListEntryCall>['body'],
): Promise<Data<typeof tagListEntryCall>> {
  const key = { ...entry, listID: context.list.id };
  const tags = [...new Set(sent.flatMap((tag) => plainLine(tag) ?? []))];
  return write(context, { noun: 'list', id: key.listID }, async (trx) => {
    const changed = await updateTags(trx, key, { tags, version });
    if (changed) return changed;
    found((await findIsEntry(trx, key)) || undefined, 'entry');
    throw new KontorError('Conflict', 'Someone else has changed this in the meantime.');
  });
}
