import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import { plainLine } from '../../text/plain-text.ts';

/** @throws BadRequest for one without a word */
export function readTitle(sent: string): string {
  const title = plainLine(sent);
  if (title !== null) return title;
  const issue = issueAt('title', { code: 'required' });
  throw new KontorError('BadRequest', sentenceOf(issue), { issues: [issue] });
}
