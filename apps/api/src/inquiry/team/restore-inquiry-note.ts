import type { InquiryNote } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { updateDeletion } from './note-queries.ts';
import { ownNote } from './own-note.ts';
import { presentNote } from './present.ts';
import { tellTeam } from './tell-team.ts';

/** Takes back that a note of one's own was deleted. @throws NotFound, also once it is gone for good */
export async function restoreInquiryNote(
  context: ForMember,
  named: { rid: string; noteID: string },
): Promise<InquiryNote> {
  const own = ownNote(context, named);
  return write(context, { noun: 'inquiry', id: named.rid }, async (trx) => {
    const row = found(await updateDeletion(trx, own, false), 'note');
    await tellTeam(trx, own);
    return presentNote(row);
  });
}
