import type { Issue, IssueCode } from '@kontor/contract';
import { KontorError } from '@kontor/server';

/** @throws BadRequest, in the words of checklist 240, for a field that holds nothing */
export function filled(field: string, text: string | null): string {
  if (text !== null) return text;
  throw refusal(field, 'required', 'You have to fill all the form fields');
}

export function refusal(field: string, code: IssueCode, message: string): KontorError {
  const issue: Issue = { in: 'body', field, code, message };
  return new KontorError('BadRequest', message, { issues: [issue] });
}
