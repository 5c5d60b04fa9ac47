import type { ImportIssue, ImportIssueCode, Language } from '@kontor/contract';
import { headingOf } from './columns/field-names.ts';
import texts from './reason-texts.json' with { type: 'json' };

const byCode: Record<ImportIssueCode, Record<Language, string>> = texts;

/** What is wrong with a row, in a sentence that begins with the column; of a table, where no page says it. */
export function reasonOf(
  { field, heading, code, value, limit, row }: ImportIssue,
  language: Language,
): string {
  const column = heading ?? (field === 'spec' ? '' : headingOf(field, language));
  const sentence = byCode[code][language]
    .replaceAll('{value}', value ?? '')
    .replaceAll('{limit}', String(limit ?? ''))
    .replaceAll('{row}', String(row ?? ''));
  return column === '' ? sentence : `${column}: ${sentence}`;
}
