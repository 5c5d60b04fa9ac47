import type { InquiryNote } from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { write } from '../../write/write.ts';
import { updateNote } from './note-queries.ts';
import { noteText } from './note-text.ts';
import { ownNote } from './own-note.ts';
import { presentNote } from './present.ts';
import { tellTeam } from './tell-team.ts';

/** Changes a note of one's own. @throws BadRequest for nothing but spaces, NotFound */
export async function changeInquiryNote(
  context: ForMember,
  named: { rid: string; noteID: string },
  { content }: { content: string },
): Promise<InquiryNote> {
  const own = ownNote(context, named);
  const text = noteText(content);
  return write(context, { noun: 'inquiry', id: named.rid }, async (trx) => {
    const row = found(await updateNote(trx, own, text), 'note');
    await tellTeam(trx, own);
    return presentNote(row);
  });
}
