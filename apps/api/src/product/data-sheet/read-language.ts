import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import type { Reference } from '../../reference/reference.ts';
import { plainLine } from '../../text/plain-text.ts';

/** The language a data sheet is in; null for none. @throws BadRequest for one that is not known */
export function readLanguage(sent: string | undefined, { languages }: Reference): string | null {
  const language = plainLine(sent ?? '');
  if (language === null || languages.has(language)) return language;
  const issue = issueAt('language', { code: 'unknown' });
  throw new KontorError('BadRequest', sentenceOf(issue), { issues: [issue] });
}
