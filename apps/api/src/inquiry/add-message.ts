import type { DeclineReason, InquirySide } from '@kontor/contract';
import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { tellEvent } from '../event/tell-event.ts';
import type { DeclaredKind } from '../notification/notification-kind.ts';
import { insertFiles, type NewFile } from './file-queries.ts';
import { insertMessage } from './message-queries.ts';
import { notifySide } from './notify-other.ts';
import { warnOf } from './safety/warn-of.ts';

interface Written {
  inquiryID: string;
  side: InquirySide;
  authorID: string;
  content: string;
  words: readonly string[];
  /** It tells why an inquiry cannot be served. */
  declined?: DeclineReason;
  /** In use from this transaction on (`useFiles`). */
  files: readonly NewFile[];
}

/** Adds a message to a conversation that is locked or new: both sides hear of it live, and the other one is notified. @returns its id */
export async function addMessage(
  trx: Transaction<DB>,
  kind: DeclaredKind,
  written: Written,
): Promise<string> {
  const { id, readers, notified } = await insertMessage(trx, { ...written, ...(await warnOf(trx, written)) });
  await insertFiles(trx, id, written.files);
  const { inquiryID: requestID, side: from } = written;
  await tellEvent(trx, { to: readers, event: { kind: 'message', requestID, messageID: id, from } });
  await notifySide(trx, kind, requestID, notified);
  return id;
}
