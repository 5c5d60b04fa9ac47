import type { Data, Input, noteListEntry as noteListEntryCall } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { found } from '../found.ts';
import { plainLines } from '../text/plain-text.ts';
import { write } from '../write/write.ts';
import { type EntryKey, findIsEntry, findNotes, writeNote } from './entry-queries.ts';
import type { ForList } from './policy.ts';
import { presentNote } from './present.ts';

/** Replaces one's own note beside an entry. @throws NotFound, Conflict where one changed it elsewhere since that version */
export async function noteListEntry(
  context: ForList,
  entry: EntryKey,
  { content, version }: Input<typeof noteListEntryCall>['body'],
): Promise<Data<typeof noteListEntryCall>> {
  const { actor, list } = context;
  const key = { ...entry, listID: list.id };
  const note = { personID: actor.id, content: plainLines(content), version };
  return write(context, { noun: 'list', id: list.id }, async (trx) => {
    found((await findIsEntry(trx, key)) || undefined, 'entry');
    if (!(await writeNote(trx, key, note)))
      throw new KontorError('Conflict', 'You have changed this note elsewhere in the meantime.');
    const written = (await findNotes(trx, list.id, [entry.resourceID])).find(
      (row) => row.author_id === actor.id && row.resource_type === entry.resourceType,
    );
    return { note: written && presentNote(written, actor.id) };
  });
}
