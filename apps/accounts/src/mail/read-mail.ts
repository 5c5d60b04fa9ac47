import type { WrittenMail } from '@kontor/contract';
import type { MailText } from '@kontor/server/mail';
import type { Language } from '../language.ts';
import { mails } from '../mails.ts';

interface MailRow {
  template: string;
  language: Language;
  data: unknown;
}

/** Mails that came with their words, from another service (`storeWrittenMail`). */
export const writtenTemplate = 'written';

interface ReadMail extends MailText {
  language: Language;
  /** Whom an answer goes to, when not us. */
  replyTo?: string;
  /** An appointment it comes with. */
  calendar?: WrittenMail['calendar'];
}

const templates = new Map(mails.map((template) => [template.name, template]));

/** The words of a mail as its row has it. @throws when there is no such template, or its data are of another shape */
export function readMail(row: MailRow): ReadMail {
  const { language } = row;
  if (row.template === writtenTemplate) return { ...(row.data as Omit<ReadMail, 'language'>), language };
  const template = templates.get(row.template);
  if (!template) throw new Error(`There is no mail ${row.template}.`);
  return { ...template.write(language, row.data), language };
}
