import type { Database } from '@kontor/database';

/** Which mails were written to an address, for the archive of its owner. */
export function exportMails(db: Database, email: string) {
  return db
    .selectFrom('accounts.mails')
    .select(['template as subject', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where('to_address', '=', email)
    .orderBy('created_at')
    .execute();
}
