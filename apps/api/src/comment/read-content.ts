import { issueAt, KontorError } from '@kontor/server';
import { plainLines } from '../text/plain-text.ts';

/** Checklist 242. @throws BadRequest for no words */
export function readContent(sent: string): string {
  const content = plainLines(sent);
  if (content !== null) return content;
  const issue = issueAt('content', { code: 'required' });
  throw new KontorError('BadRequest', 'The comment is empty.', { issues: [issue] });
}
