import { type InquiryNote, teamLimits } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { writeOnce } from '../../write/write-once.ts';
import { partyOf } from '../party.ts';
import { lockInquiry } from '../queries.ts';
import { countNotes, insertNote } from './note-queries.ts';
import { noteText } from './note-text.ts';
import { presentNote } from './present.ts';
import { tellTeam } from './tell-team.ts';

/** Notes something for one's colleagues. @throws BadRequest for nothing but spaces, NotFound, Conflict where there are too many */
export async function addInquiryNote(
  context: ForMember,
  id: string,
  sent: { content: string },
): Promise<InquiryNote> {
  const { actor } = context;
  const text = noteText(sent.content);
  const of = { inquiryID: id, businessID: actor.actingBusiness.businessID };
  const about = () => ({ noun: 'inquiry', id });
  return writeOnce(context, { id, ...of, ...sent }, about, async (trx) => {
    found(await lockInquiry(trx, { id, party: partyOf(actor) }), 'request');
    if ((await countNotes(trx, of)) >= teamLimits.notes)
      throw new KontorError('Conflict', `A conversation can have up to ${teamLimits.notes} notes.`);
    const row = found(await insertNote(trx, { ...of, ...text, authorID: actor.id }), 'note');
    await tellTeam(trx, of);
    return presentNote(row);
  });
}
