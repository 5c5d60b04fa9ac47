import { randomUUID } from 'node:crypto';
import { enqueue } from '@kontor/jobs';
import { KontorError } from '@kontor/server';
import type { Writer } from '../../actor.ts';
import type { Answered } from '../../notification/find-answered.ts';
import { readNotification } from '../../notification/read-notification.ts';
import { readSubject } from '../../notification/read-subject.ts';
import { write } from '../../write/write.ts';
import type { WritingSystem } from '../../write/writing.ts';
import { writeMessage } from '../write-message.ts';
import { countReplies, insertReply, keepUnread } from './queries.ts';
import type { Refusal } from './reply-outcome.ts';
import { tellReplies } from './tell-reply.ts';

/** Within an hour, of one person. */
const maximum = { messages: 30, mails: 5 };

/** A mail with which somebody answers. */
export interface SentReply {
  answered: Answered;
  messageHash: Buffer;
  hasFiles: boolean;
}

/**
 * Writes what somebody answered by mail, once for its Message-ID, with who did it in the log; they have read what they were told, but not what came later.
 * @throws TooManyRequests, and what `writeMessage` throws
 */
export async function storeReply(
  { db, reference }: WritingSystem,
  { answered, messageHash, hasFiles }: SentReply,
  { actor, content }: { actor: Writer; content: string },
): Promise<void> {
  const { subjectID: inquiryID, personID, businessID, notificationID, mailedAt } = answered;
  const context = { db, reference, actor, call: 'replyByMail', requestID: randomUUID() };
  await write(
    context,
    (isNew) => (isNew ? { noun: 'inquiry', id: inquiryID } : undefined),
    async (trx) => {
      const { came, told } = await countReplies(trx, personID);
      const outcome = hasFiles ? 'taken-without-files' : 'taken';
      const isTold = hasFiles && told < maximum.mails;
      const reply = { personID, messageHash, notificationID, outcome, isTold } as const;
      const replyID = await insertReply(trx, reply);
      if (replyID === undefined) return false;
      if (came >= maximum.messages)
        throw new KontorError('TooManyRequests', 'Too many e-mails within an hour.');
      const { side } = await writeMessage(trx, actor, { id: inquiryID, content, files: [] });
      const hasLater = answered.isUnread && (await keepUnread(trx, { inquiryID, side, mailedAt }));
      // Without it nothing more of the conversation would be mailed.
      if (hasLater) await readNotification(trx, { personID, notificationID });
      else await readSubject(trx, inquiryID, { personID, businessID });
      if (isTold) await enqueue(trx, tellReplies, { replyID }, { key: replyID });
      return true;
    },
  );
}

/** Notes that a mail became no message, and has the person it says it is of told why, a few times an hour at maximum. */
export async function refuseReply(
  system: WritingSystem,
  { answered, messageHash }: SentReply,
  outcome: Refusal,
): Promise<void> {
  const { personID, notificationID } = answered;
  await write(system, undefined, async (trx) => {
    const { told } = await countReplies(trx, personID);
    const isTold = told < maximum.mails;
    const replyID = await insertReply(trx, { personID, messageHash, notificationID, outcome, isTold });
    if (replyID !== undefined && isTold) await enqueue(trx, tellReplies, { replyID }, { key: replyID });
  });
}
