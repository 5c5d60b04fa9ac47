import { languages } from '../language.ts';
import type { MailData, Template } from './mail.ts';
import { type MailText, writeMail } from './texts.ts';

interface MailRow {
  template: string;
  language: string;
  data: unknown;
}

/** The words of a mail as its row has it: only `queueMail` writes rows, with data of the template's shape. */
export function readMail(row: MailRow): MailText & { language: (typeof languages)[number] } {
  const language = languages.find((known) => known === row.language) ?? 'en';
  const template = row.template as Template;
  return { ...writeMail(template, language, row.data as MailData[Template]), language };
}
