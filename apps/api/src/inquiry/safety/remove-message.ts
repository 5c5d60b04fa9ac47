import type { DB } from '@kontor/database';
import type { Transaction } from 'kysely';
import { tellInquiry } from '../tell-inquiry.ts';
import { updateRemoved } from './moderation-queries.ts';

/** Has nobody read a message any more; both sides are told live. Again it changes nothing. */
export async function removeMessage(trx: Transaction<DB>, messageID: string): Promise<void> {
  const inquiryID = await updateRemoved(trx, messageID);
  if (inquiryID !== undefined) await tellInquiry(trx, inquiryID);
}
