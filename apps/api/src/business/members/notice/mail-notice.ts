import { addressById } from '@kontor/contract';
import type { MailTemplate } from '@kontor/server/mail';
import type { JobContext } from '../../../job/job-context.ts';
import { handOverMail } from '../../../mail/hand-over-mail.ts';
import { nameInMail } from '../../../mail/name-in-mail.ts';
import { findPeopleByIDs } from '../../../person/find-people-by-ids.ts';
import * as mails from '../mails.ts';
import { findCompanyName } from '../member-queries.ts';
import type { Notice } from './notice.ts';

const mailOf: Record<Notice['kind'], MailTemplate<mails.NoticeData>> = {
  'ownership-offered': mails.ownershipOfferedMail,
  'ownership-offer-made': mails.ownershipOfferMadeMail,
  'ownership-declined': mails.ownershipDeclinedMail,
  'ownership-taken': mails.ownershipTakenMail,
  'ownership-given': mails.ownershipGivenMail,
  'join-asked': mails.joinAskedMail,
  'join-accepted': mails.joinAcceptedMail,
  'join-declined': mails.joinDeclinedMail,
};

/**
 * Has somebody told by mail, in the language of their account. People who are gone, and those without a known address, as invented
 * ones, are told nothing. @throws what the account service answers that does not take it
 */
export async function mailNotice(
  context: Pick<JobContext, 'db' | 'accounts' | 'settings'>,
  { mailID, kind, businessID, readerID, otherID, language }: Notice,
): Promise<void> {
  const { db, settings } = context;
  const people = await findPeopleByIDs({ db }, [readerID, otherID]);
  const [reader, other] = [readerID, otherID].map((id) => people.find((person) => person.id === id));
  const companyName = await findCompanyName(db, businessID);
  if (!reader?.email || !other || companyName === undefined) return;
  const address = `${settings.PORTAL_ORIGIN}${addressById('business', businessID)}`;
  const data = {
    name: nameInMail(reader.name),
    other: nameInMail(other.name),
    companyName: nameInMail(companyName),
    link: kind === 'join-declined' ? address : `${address}/members`,
  };
  await handOverMail(context, mailID, mailOf[kind].inEachLanguage({ email: reader.email, language }, data));
}
