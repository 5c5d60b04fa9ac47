import type { Language, MailList } from '@kontor/contract';

/** A mail in words: paragraphs, and the one thing to do. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  button?: { label: string; link: string } | undefined;
  /** Below the paragraphs. */
  lists?: MailList[] | undefined;
  /** What stands small below. */
  note: string;
  /** Where its reader ends such mails, signed in or not; the same address takes the POST of RFC 8058. */
  unsubscribe?: string | undefined;
}

/** A mail to be written in the transaction that causes it. `language` is the one its reader's account has. */
export interface Mail {
  to: string;
  language: Language;
  template: string;
  data: object;
}
