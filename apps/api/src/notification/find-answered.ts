import type { ReadDatabase } from '@kontor/database';
import type { JobContext } from '../job/job-context.ts';
import { kinds } from './kinds.ts';
import { findMailed } from './queries.ts';
import { isSigned, type ReplyCode } from './reply-address.ts';

/** What a mail told that somebody answers. */
export interface Answered {
  notificationID: string;
  personID: string;
  subjectID: string;
  /** As which of their businesses they were told. */
  businessID: string | undefined;
  /** What the conversation is about, and its path on the portal. */
  subject: string;
  path: string;
  mailedAt: Date;
  isExpired: boolean;
  /** Nobody has read the conversation since. */
  isUnread: boolean;
}

/** What the mail told that a notification was sent by. */
export async function findAnsweredByID(db: ReadDatabase, id: string): Promise<Answered | undefined> {
  return (await findWithToken(db, id))?.answered;
}

/** The same by what stands in the address of the answer; undefined for a code we did not write, and for a kind that is not answered. */
export async function findAnswered(
  { db, settings }: Pick<JobContext, 'db' | 'settings'>,
  { notificationID: id, signature }: ReplyCode,
): Promise<Answered | undefined> {
  const found = await findWithToken(db, id);
  if (!found || !isSigned(settings, { id, mail_token: found.token }, signature)) return undefined;
  return found.answered;
}

async function findWithToken(db: ReadDatabase, id: string) {
  const row = await findMailed(db, id);
  const declared = kinds.get(row?.kind ?? '');
  if (!row || !declared?.isAnsweredByMail) return undefined;
  const businessID = row.business_id ?? undefined;
  const answered: Answered = {
    notificationID: row.id,
    personID: row.person_id,
    subjectID: row.subject_id,
    businessID,
    subject: row.data.subject,
    path: declared.pathOf({ subjectID: row.subject_id, businessID }),
    mailedAt: row.mailed_at,
    isExpired: row.is_expired,
    isUnread: row.is_unread,
  };
  return { answered, token: row.mail_token };
}
