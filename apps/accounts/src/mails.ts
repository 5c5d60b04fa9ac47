import type { MailTemplate } from '@kontor/server/mail';
import { accountMails } from './account/mails.ts';
import { passkeyMails } from './passkey/mails.ts';
import { passwordMails } from './password/mails.ts';
import { secondFactorMails } from './second-factor/mails.ts';
import { signUpMails } from './sign-up/mails.ts';

/** Every mail of the account service. */
export const mails: readonly MailTemplate[] = [
  ...signUpMails,
  ...passwordMails,
  ...accountMails,
  ...secondFactorMails,
  ...passkeyMails,
];
