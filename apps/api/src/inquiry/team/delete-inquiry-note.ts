import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { updateDeletion } from './note-queries.ts';
import { ownNote } from './own-note.ts';
import { tellTeam } from './tell-team.ts';

/** Deletes a note of one's own; for a day that can be taken back. @throws NotFound */
export async function deleteInquiryNote(
  context: ForMember,
  named: { rid: string; noteID: string },
): Promise<{ noteID: string }> {
  const own = ownNote(context, named);
  return write(context, { noun: 'inquiry', id: named.rid }, async (trx) => {
    const { id } = found(await updateDeletion(trx, own, true), 'note');
    await tellTeam(trx, own);
    return { noteID: id };
  });
}
