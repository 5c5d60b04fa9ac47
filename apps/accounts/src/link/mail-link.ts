import type { Database } from '@kontor/database';
import type { MailTemplate } from '@kontor/server/mail';
import { findAccountByEmail } from '../account/accounts.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type LinkedPage, pageLink } from '../page-link.ts';
import type { Settings } from '../settings.ts';
import { type LinkPurpose, makeLink } from './links.ts';

/** Mails an account a link to the page of its purpose, which leads on to `back`. An address without an account gets none. */
export async function mailLink(
  trx: Database,
  settings: Settings,
  purpose: LinkPurpose & LinkedPage,
  mail: MailTemplate<{ name: string; link: string }>,
  { email, back }: { email: string; back: string },
): Promise<void> {
  const account = await findAccountByEmail(trx, email);
  if (!account) return;
  const { id, language, firstName: name } = account;
  const token = await makeLink(trx, id, purpose);
  const link = pageLink(settings, purpose, language, { token, continue: back });
  await queueMail(trx, mail.to({ email, language }, { name, link }));
}
