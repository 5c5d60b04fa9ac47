import type { inquirySubjects, Language } from '@kontor/contract';
import texts from './subject-texts.json' with { type: 'json' };

type Translated = Record<(typeof inquirySubjects)[number], Record<Exclude<Language, 'en'>, string>>;
const translated = new Map(Object.entries(texts satisfies Translated));

/** A subject that can be chosen in the words of a language (checklist 343), any other as it was typed. */
export function subjectIn(subject: string, language: Language): string {
  return language === 'en' ? subject : (translated.get(subject)?.[language] ?? subject);
}
