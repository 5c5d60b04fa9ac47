import type { MailSubscription } from '@kontor/contract';
import type { Database, ReadDatabase } from '@kontor/database';

/** What the link in a mail is about: the mails that it ends. */
export interface MailLink {
  present(db: ReadDatabase): Promise<MailSubscription>;
  end(trx: Database): Promise<void>;
  /** Takes back what it ended. */
  resume(trx: Database): Promise<void>;
}
