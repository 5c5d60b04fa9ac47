import type { InquirySide } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import type { Writer } from '../actor.ts';
import { found } from '../found.ts';
import { addMessage } from './add-message.ts';
import { isAnswer } from './answering/is-answer.ts';
import { noteAnswer } from './answering/note-answer.ts';
import type { NewFile } from './file-queries.ts';
import { messageKind } from './notification-kinds.ts';
import { partyOf } from './party.ts';
import { lockInquiry } from './queries.ts';
import { chatHasEnded, checkMayWrite } from './safety/check-may-write.ts';
import { useFiles } from './sent-files.ts';
import { foundBy } from './words.ts';

/**
 * Adds what somebody writes to a conversation of theirs, be it on its page or by mail.
 * @throws NotFound, Conflict for one that has ended or whose other side is blocked or blocks, Forbidden while sending is suspended
 */
export async function writeMessage(
  trx: Transaction<DB>,
  actor: Writer,
  { id, content, files }: { id: string; content: string; files: readonly NewFile[] },
): Promise<{ messageID: string; side: InquirySide }> {
  const inquiry = found(await lockInquiry(trx, { id, party: partyOf(actor) }), 'request');
  if (inquiry.is_closed) throw chatHasEnded();
  await checkMayWrite(trx, id, actor);
  const { side } = inquiry;
  await useFiles(trx, files);
  const words = foundBy(content, ...files.map(({ name }) => name));
  const written = { inquiryID: id, side, authorID: actor.id, content, words, files };
  const messageID = await addMessage(trx, messageKind, written);
  if (side === 'R' && isAnswer(content)) await noteAnswer(trx, id);
  return { messageID, side };
}
