import type { Input, InquiryMessage, sendMessage as sendMessageCall } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { plainLines } from '../text/plain-text.ts';
import { writeOnce } from '../write/write-once.ts';
import { addMessage } from './add-message.ts';
import { isAnswer } from './answering/is-answer.ts';
import { noteAnswer } from './answering/note-answer.ts';
import { findFilesOf } from './file-queries.ts';
import { findMessage } from './message-queries.ts';
import { messageKind } from './notification-kinds.ts';
import { partyOf } from './party.ts';
import { presentMessage } from './present.ts';
import { lockInquiry } from './queries.ts';
import { refusePlaceholders } from './refuse-placeholders.ts';
import { chatHasEnded, checkMayWrite } from './safety/check-may-write.ts';
import { readFiles, useFiles } from './sent-files.ts';
import { foundBy } from './words.ts';

/**
 * Writes in a conversation (checklist 306). @throws BadRequest for neither words nor files, NotFound, Conflict for one that has ended, what
 * `refusePlaceholders` throws
 */
export async function sendMessage(
  context: ForEither,
  id: string,
  sent: Input<typeof sendMessageCall>['body'],
): Promise<InquiryMessage> {
  const { actor } = context;
  const content = plainLines(sent.content) ?? '';
  if (content === '' && !sent.files?.length) {
    const issue = issueAt('content', { code: 'required' });
    throw new KontorError('BadRequest', 'The message is empty.', { issues: [issue] });
  }
  refusePlaceholders(actor, content);
  const files = await readFiles(context, sent);
  const about = () => ({ noun: 'inquiry', id });
  return writeOnce(context, { id, ...sent }, about, async (trx) => {
    const inquiry = found(await lockInquiry(trx, { id, party: partyOf(actor) }), 'request');
    if (inquiry.is_closed) throw chatHasEnded();
    await checkMayWrite(trx, id, actor);
    const { side } = inquiry;
    await useFiles(trx, files);
    const words = foundBy(content, ...files.map(({ name }) => name));
    const written = { inquiryID: id, side, authorID: actor.id, content, words, files };
    const messageID = await addMessage(trx, messageKind, written);
    if (side === 'R' && isAnswer(content)) await noteAnswer(trx, id);
    const message = found(await findMessage(trx, messageID), 'message');
    const sentFiles = await findFilesOf(trx, [messageID], actor.id);
    return presentMessage(message, sentFiles, {
      side,
      named: new Set(actor.actingBusiness ? [side] : []),
    });
  });
}
