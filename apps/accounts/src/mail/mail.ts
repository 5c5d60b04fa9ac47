import type { Language } from '../language.ts';

/** Every mail there is, with what it is made of. Links are whole addresses. */
export interface MailData {
  'confirm-email': { name: string; link: string };
  'account-exists': { name: string; loginLink: string; passwordLink: string };
  'choose-password': { name: string; link: string };
  'new-password': { name: string; link: string };
  'password-changed': { name: string; link: string };
  'change-email-from': { name: string; newEmail: string; link: string };
  'change-email-to': { name: string; link: string };
  'email-changed': { name: string; newEmail: string };
  'second-factor-changed': { name: string; change: 'on' | 'off' | 'codes' };
  'passkey-changed': { name: string; change: 'added' | 'removed' };
  'deletion-asked': { name: string; date: string; link: string };
  /** `from` is who leaves; without a name of the business when the api could not tell it. */
  'business-handed-over': { name: string; from: string; companyName?: string; link: string };
}

export type Template = keyof MailData;

/** A mail to be written in the transaction that causes it. */
export type Mail = {
  [T in Template]: { to: string; language: Language; template: T; data: MailData[T] };
}[Template];
