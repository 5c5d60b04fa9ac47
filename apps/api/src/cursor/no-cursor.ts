import type { Issue } from '@kontor/contract';
import { KontorError } from '@kontor/server';

/** For what was sent as a cursor and is none of this list. */
export function noCursor(field: 'after' | 'before'): KontorError {
  const message = `${field} is no cursor of this list`;
  const issue: Issue = { in: 'query', field, code: 'malformed', message };
  return new KontorError('BadRequest', message, { issues: [issue] });
}
