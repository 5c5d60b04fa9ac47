import { internalTokenOf } from '@kontor/server';
import type { JobContext } from '../../../job/job-context.ts';
import { handOverMail } from '../../../mail/hand-over-mail.ts';
import { nameInMail } from '../../../mail/name-in-mail.ts';
import { adminInvitationMail, memberInvitationMail } from '../mails.ts';
import { hashOfToken, invitationToken } from './invitation-token.ts';
import { findUnmailed, markMailed, storeTokenHash } from './mail-queries.ts';

/**
 * Has an invitation mailed, in the language of the account that has the address, else in that of who invites. Doing it again after
 * a worker was killed hands over the same mail with the same link. @throws what the account service answers that does not take it
 */
export async function mailInvitation(
  context: Pick<JobContext, 'db' | 'accounts' | 'settings'>,
  id: string,
): Promise<void> {
  const { db, settings } = context;
  const invitation = await findUnmailed(db, id);
  if (!invitation) return;
  const { mail_id: mailID, email, language, role } = invitation;
  const token = invitationToken(internalTokenOf(settings, 'the worker'), mailID);
  if (!(await storeTokenHash(db, { id, mailID, tokenHash: hashOfToken(token) }))) return;
  const mail = role === 'admin' ? adminInvitationMail : memberInvitationMail;
  const words = mail.inEachLanguage(
    { email, language },
    {
      from: nameInMail(`${invitation.first_name} ${invitation.last_name}`),
      companyName: nameInMail(invitation.company_name),
      link: `${settings.PORTAL_ORIGIN}/invitations/${token}`,
    },
  );
  await handOverMail(context, mailID, words);
  await markMailed(db, id, mailID);
}
