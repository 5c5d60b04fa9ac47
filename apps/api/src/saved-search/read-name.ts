import { issueAt, KontorError } from '@kontor/server';
import { plainLine } from '../text/plain-text.ts';

/** The name of a saved search as it is stored. @throws BadRequest for one that is empty */
export function readName(sent: string): string {
  const name = plainLine(sent);
  if (name === null)
    throw new KontorError('BadRequest', 'A saved search has a name.', {
      issues: [issueAt('name', { code: 'required' })],
    });
  return name;
}
