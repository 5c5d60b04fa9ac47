import type { Language } from '@kontor/contract';

/** The heading of the column that says what is wrong with a row, in tables of wrong rows. */
export const reasonHeading: Record<Language, string> = {
  en: 'What is wrong',
  es: 'Qué hay que corregir',
  it: 'Che cosa non va',
  zh: '需要更正的内容',
};

/** Whether a column is ours: such a table is corrected and imported again. */
export function isReasonHeading(heading: string): boolean {
  return Object.values(reasonHeading).includes(heading);
}
