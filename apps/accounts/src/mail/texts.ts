import type { Language } from '../language.ts';
import { chinese } from './chinese-texts.ts';
import { english } from './english-texts.ts';
import { italian } from './italian-texts.ts';
import type { MailData, Template } from './mail.ts';
import { spanish } from './spanish-texts.ts';

/** A mail in words: paragraphs, and the one thing to do. */
export interface MailText {
  subject: string;
  paragraphs: string[];
  button?: { label: string; link: string };
  /** What stands small below. */
  note: string;
}

/** Every mail in the words of one language. */
export type MailTexts = { [T in Template]: (data: MailData[T]) => MailText };

const texts: Record<Language, MailTexts> = { en: english, es: spanish, it: italian, zh: chinese };

/** A mail in its language. */
export function writeMail<T extends Template>(template: T, language: Language, data: MailData[T]): MailText {
  return texts[language][template](data);
}
