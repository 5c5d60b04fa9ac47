import { languages } from '../language.ts';
import type { MailData, Template } from './mail.ts';
import { type MailText, writeMail } from './texts.ts';

interface MailRow {
  template: string;
  language: string;
  data: unknown;
}

/** Mails that came with their words, from another service (`keepWrittenMail`). */
export const writtenTemplate = 'written';

interface ReadMail extends MailText {
  language: (typeof languages)[number];
  /** Whom an answer goes to, when not us. */
  replyTo?: string;
}

/** The words of a mail as its row has it: only `queueMail` writes rows, with data of the template's shape. */
export function readMail(row: MailRow): ReadMail {
  const language = languages.find((known) => known === row.language) ?? 'en';
  if (row.template === writtenTemplate) return { ...(row.data as MailText & { replyTo?: string }), language };
  const template = row.template as Template;
  return { ...writeMail(template, language, row.data as MailData[Template]), language };
}
