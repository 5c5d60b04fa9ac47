import { isInOwnNetwork } from '@kontor/server';
import type { Context } from '../context.ts';
import type { Settings } from '../settings.ts';
import { isNobodys } from './nobody.ts';
import { findWaitingMails } from './queries.ts';
import { readMail } from './read-mail.ts';
import type { MailText } from './texts.ts';

const shown = 200;

/** A mail as the local outbox shows it. */
export interface OutboxMail extends MailText {
  id: string;
  to: string;
  createdAt: Date;
}

/**
 * Which mails a visitor may read in the browser, since they hold links that sign in. With a mail server none. All where
 * the service's origin is this very machine and the visitor comes from it or its network; elsewhere with demo data those
 * to addresses that can belong to nobody.
 */
export function outboxOf(
  { SMTP_URL, ACCOUNTS_ORIGIN, DEMO_DATA }: Settings,
  address: string,
): 'all' | 'nobodys' | 'none' {
  if (SMTP_URL) return 'none';
  const isLocal = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(ACCOUNTS_ORIGIN).hostname);
  if (isLocal && isInOwnNetwork(address)) return 'all';
  return DEMO_DATA === 'none' ? 'none' : 'nobodys';
}

/** The newest mails that wait, for who develops or tries the product. */
export async function listOutbox({ db }: Context, which: 'all' | 'nobodys'): Promise<OutboxMail[]> {
  const rows = await findWaitingMails(db, shown);
  return rows
    .filter((row) => which === 'all' || isNobodys(row.to_address))
    .map((row) => ({ ...readMail(row), id: row.id, to: row.to_address, createdAt: row.created_at }));
}
