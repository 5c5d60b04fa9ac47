import type { Input, InquiryMessage, sendMessage as sendMessageCall } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { plainLines } from '../text/plain-text.ts';
import { writeOnce } from '../write/write-once.ts';
import { findFilesOf } from './file-queries.ts';
import { findMessage } from './message-queries.ts';
import { presentMessage } from './present.ts';
import { refusePlaceholders } from './refuse-placeholders.ts';
import { readFiles } from './sent-files.ts';
import { writeMessage } from './write-message.ts';

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
    const { messageID, side } = await writeMessage(trx, actor, { id, content, files });
    const message = found(await findMessage(trx, messageID), 'message');
    const sentFiles = await findFilesOf(trx, [messageID], actor.id);
    return presentMessage(message, sentFiles, {
      side,
      named: new Set(actor.actingBusiness ? [side] : []),
    });
  });
}
