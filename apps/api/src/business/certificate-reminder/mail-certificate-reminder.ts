import { addressById } from '@kontor/contract';
import { v5 } from 'uuid';
import type { JobContext } from '../../job/job-context.ts';
import { handOverMail } from '../../mail/hand-over-mail.ts';
import { findPeopleByIDs } from '../../person/find-people-by-ids.ts';
import { certificateEndedMail, certificateEndsMail } from './mails.ts';
import { findReminded, type Reminder } from './queries.ts';

/** Ids of these mails are made under it, so that the same reminder is the same mail however often its job runs. */
const namespace = '0d4f3e6a-6f43-4a0e-9f0b-6b2f5a0e7c19';

/** Longest name of a certificate or a company in a mail, in characters: both stand in its subject. */
const maxName = 70;

const shortened = (name: string) => (name.length > maxName ? `${name.slice(0, maxName - 1)}…` : name);

/**
 * Reminds the owners and administrators of a business that a certificate ends, each in their language. Whoever has no address yet
 * is left out. @throws what the account service answers that does not take a mail
 */
export async function mailCertificateReminder(
  context: Pick<JobContext, 'db' | 'accounts' | 'settings'>,
  reminder: Reminder,
): Promise<void> {
  const reminded = await findReminded(context.db, reminder);
  if (!reminded) return;
  const people = await findPeopleByIDs(context, reminded.editorIDs);
  const link = `${context.settings.PORTAL_ORIGIN}${addressById('business', reminded.businessID)}/edit/certificates`;
  for (const { id, name, email, language } of people) {
    if (email === undefined) continue;
    const said = {
      name,
      certificate: shortened(reminded.name),
      company: shortened(reminded.company),
      expireDate: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${reminder.expireDate}T00:00:00Z`),
      ),
      link,
    };
    const reader = { email, language };
    const mail =
      reminded.daysLeft > 0
        ? certificateEndsMail.inWords(reader, { ...said, days: String(reminded.daysLeft) })
        : certificateEndedMail.inWords(reader, said);
    const { certificateID, expireDate, days } = reminder;
    await handOverMail(context, v5([certificateID, expireDate, days, id].join(' '), namespace), mail);
  }
}
