import type { Language } from '@kontor/contract';

/** A mail in words: paragraphs, and the one thing to do. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  button?: { label: string; link: string } | undefined;
  /** What stands small below. */
  note: string;
}

/** A mail to be written in the transaction that causes it. `language` is the one its reader's account has. */
export interface Mail {
  to: string;
  language: Language;
  template: string;
  data: object;
}
