import { useSubjectTexts } from '../inquiry-form/use-subject-texts.ts';

/** The subjects that can be chosen in the reader's language, any other as it was typed. */
export function useSubject(): (subject: string) => string {
  const texts: Partial<Record<string, string>> = useSubjectTexts();
  return (subject) => texts[subject] ?? subject;
}
