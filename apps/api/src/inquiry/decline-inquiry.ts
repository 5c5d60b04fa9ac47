import { type DeclineReason, declineSentences, type InquiryMessage, type Issue } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { plainLines } from '../text/plain-text.ts';
import { writeOnce } from '../write/write-once.ts';
import { addMessage } from './add-message.ts';
import { noteAnswer } from './answering/note-answer.ts';
import { findMessage } from './message-queries.ts';
import { messageKind } from './notification-kinds.ts';
import { partyOf } from './party.ts';
import { presentMessage } from './present.ts';
import { lockInquiry } from './queries.ts';
import { chatHasEnded, checkMayWrite } from './safety/check-may-write.ts';
import { foundBy } from './words.ts';

interface Declined {
  reason: DeclineReason;
  text?: string | undefined;
}

/**
 * Answers an inquiry with why it cannot be served. @throws BadRequest for 'other' without words, NotFound, Conflict for whoever sent it and
 * for a conversation that has ended
 */
export async function declineInquiry(
  context: ForEither,
  id: string,
  { reason, text }: Declined,
): Promise<InquiryMessage> {
  const { actor } = context;
  const content = plainLines(text ?? '') ?? (reason === 'other' ? null : declineSentences[reason]);
  if (content === null) {
    const issue: Issue = { in: 'body', field: 'text', code: 'required', message: 'State a reason.' };
    throw new KontorError('BadRequest', 'The reason is missing.', { issues: [issue] });
  }
  const about = () => ({ noun: 'inquiry', id });
  return writeOnce(context, { id, reason, text }, about, async (trx) => {
    const inquiry = found(await lockInquiry(trx, { id, party: partyOf(actor) }), 'request');
    const { side } = inquiry;
    if (side === 'S') throw new KontorError('Conflict', 'You have sent this inquiry: end the conversation.');
    if (!actor.actingBusiness)
      throw new KontorError('Conflict', 'A message from a person is not an inquiry.');
    if (inquiry.is_closed) throw chatHasEnded();
    await checkMayWrite(trx, id, actor);
    const written = { inquiryID: id, side, authorID: actor.id, content, words: foundBy(content), files: [] };
    const messageID = await addMessage(trx, messageKind, { ...written, declined: reason });
    await noteAnswer(trx, id);
    const message = found(await findMessage(trx, messageID), 'message');
    return presentMessage(message, [], { side, named: new Set(actor.actingBusiness ? [side] : []) });
  });
}
