import type { Database } from '@kontor/database';
import { deleteExpiredChanges } from '../account/delete-expired-changes.ts';
import { deleteExpiredLinks } from '../link/links.ts';
import { deleteOldMails } from '../mail/delete-old-mails.ts';
import { deleteOldRequests } from '../password/delete-old-requests.ts';
import { deleteOldEvents } from '../security-log/delete-old-events.ts';
import { deleteOldSessions } from '../session/delete-old-sessions.ts';
import { deleteOldAttempts } from '../sign-in/delete-old-attempts.ts';

/** Deletes what has expired and what is stored for a while alone. */
export async function forgetOld(db: Database): Promise<void> {
  await deleteOldSessions(db);
  await deleteExpiredLinks(db);
  await deleteExpiredChanges(db);
  await deleteOldAttempts(db);
  await deleteOldRequests(db);
  await deleteOldMails(db);
  await deleteOldEvents(db);
}
