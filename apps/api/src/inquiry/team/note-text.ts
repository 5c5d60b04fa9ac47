import type { Issue } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { plainLines } from '../../text/plain-text.ts';
import { foundBy } from '../words.ts';

/** A note as it is stored, and the words by which it is found. @throws BadRequest for nothing but spaces */
export function noteText(typed: string): { content: string; words: string[] } {
  const content = plainLines(typed);
  if (content !== null) return { content, words: foundBy(content) };
  const issue: Issue = { in: 'body', field: 'content', code: 'required', message: 'Write something.' };
  throw new KontorError('BadRequest', 'The note is empty.', { issues: [issue] });
}
