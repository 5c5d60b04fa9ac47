import type { MailTexts } from './texts.ts';

export const english: MailTexts = {
  'confirm-email': ({ name, link }) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      `Hello ${name},`,
      'please confirm that this is your e-mail address. Then you can log in to Kontor.',
    ],
    button: { label: 'Confirm e-mail address', link },
    note: 'The link works for 24 hours. If you did not register at Kontor, ignore this mail: nothing will happen.',
  }),
  'account-exists': ({ name, loginLink, passwordLink }) => ({
    subject: 'You already have a Kontor account',
    paragraphs: [
      `Hello ${name},`,
      'somebody tried to register at Kontor with your e-mail address. You already have an account with it.',
      `If you forgot your password, choose a new one: ${passwordLink}`,
    ],
    button: { label: 'Log in', link: loginLink },
    note: 'If that was not you, you need not do anything.',
  }),
  'choose-password': ({ name, link }) => ({
    subject: 'Finish your registration',
    paragraphs: [
      `Hello ${name},`,
      'somebody registered at Kontor with your e-mail address, again before it was confirmed. Choose your password to finish.',
    ],
    button: { label: 'Choose a password', link },
    note: 'The link works for one hour. If you did not register at Kontor, ignore this mail: nothing will happen.',
  }),
  'new-password': ({ name, link }) => ({
    subject: 'Choose a new password',
    paragraphs: [`Hello ${name},`, 'you asked for a new password for your Kontor account.'],
    button: { label: 'Choose a new password', link },
    note: 'The link works for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  }),
  'password-changed': ({ name, link }) => ({
    subject: 'Your password was changed',
    paragraphs: [`Hello ${name},`, 'the password of your Kontor account was changed.'],
    button: { label: 'It was not me', link },
    note: 'If you changed it, you need not do anything.',
  }),
  'change-email-from': ({ name, newEmail, link }) => ({
    subject: 'Confirm the change of your e-mail address',
    paragraphs: [
      `Hello ${name},`,
      `you want to use ${newEmail} for your Kontor account instead of this address. Both addresses have to confirm it.`,
    ],
    button: { label: 'Confirm the change', link },
    note: 'The link works for 24 hours. If you did not ask for this, do not confirm, and change your password.',
  }),
  'change-email-to': ({ name, link }) => ({
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Hello ${name},`,
      'you want to use this address for your Kontor account. Both your addresses have to confirm it.',
    ],
    button: { label: 'Confirm the address', link },
    note: 'The link works for 24 hours. If you do not know of this, ignore this mail: nothing will happen.',
  }),
  'email-changed': ({ name, newEmail }) => ({
    subject: 'Your e-mail address was changed',
    paragraphs: [`Hello ${name},`, `your Kontor account now has the e-mail address ${newEmail}.`],
    note: 'From now on you log in with the new address.',
  }),
  'second-factor-changed': ({ name, change }) => ({
    subject: 'Your second factor was changed',
    paragraphs: [
      `Hello ${name},`,
      {
        on: 'your Kontor account now asks for a code of your authenticator app when you log in.',
        off: 'your Kontor account no longer asks for a code when you log in.',
        codes: 'your Kontor account has new recovery codes. The old ones no longer work.',
      }[change],
    ],
    note: 'If that was not you, change your password and look at the security page of your account.',
  }),
  'passkey-changed': ({ name, change }) => ({
    subject: change === 'added' ? 'A passkey was added' : 'A passkey was removed',
    paragraphs: [
      `Hello ${name},`,
      change === 'added'
        ? 'a passkey was added to your Kontor account. Whoever has its device can log in with it.'
        : 'a passkey was removed from your Kontor account.',
    ],
    note: 'If that was not you, change your password and look at the security page of your account.',
  }),
  'deletion-asked': ({ name, date, link }) => ({
    subject: 'Your account will be deleted',
    paragraphs: [
      `Hello ${name},`,
      `your Kontor account will be deleted on ${date}. Until then you can undo it.`,
    ],
    button: { label: 'Keep my account', link },
    note: 'After that day nothing of the account can be brought back.',
  }),
  'business-handed-over': ({ name, from, companyName, link }) => ({
    subject: `You now own ${companyName ?? 'a business'}`,
    paragraphs: [
      `Hello ${name},`,
      `${from} is leaving Kontor and has made you the owner of ${companyName ?? 'a business'}, at once and for good.`,
    ],
    button: { label: 'Open the business', link },
    note: 'You get this mail because you are a member of this business. Its profile and its products stay as they are.',
  }),
};
