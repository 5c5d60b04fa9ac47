import type { Issue } from '@kontor/contract';
import { KontorError } from '@kontor/server';

/** Where a page of a list sorted by a moment ends: the moment of its last row, in microseconds since 1970, and its id. */
export interface MomentCursor {
  at: string;
  id: string;
}

const written = {
  number: /^(\d{1,18})\.(\d{1,18})$/,
  uuid: /^(\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
};

export function writeCursor({ at, id }: MomentCursor): string {
  return `${at}.${id}`;
}

/** @throws BadRequest for what is no cursor */
export function readCursor(text: string | undefined, ids: keyof typeof written): MomentCursor | undefined {
  if (text === undefined) return undefined;
  const [, at, id] = written[ids].exec(text) ?? [];
  if (at !== undefined && id !== undefined) return { at, id };
  const message = 'after is no cursor of this list';
  const issue: Issue = { in: 'query', field: 'after', code: 'malformed', message };
  throw new KontorError('BadRequest', message, { issues: [issue] });
}
