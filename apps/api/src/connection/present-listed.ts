import type { ConnectionWith } from '@kontor/contract';
import type { AuthorRow } from '../author/author-columns.ts';
import { presentAuthor } from '../author/present-author.ts';
import type { ConnectionRow } from './connection-row.ts';
import { presentConnection } from './present.ts';

/** Connections of a party with whom they are, without those who are gone. */
export function presentListed(
  rows: readonly (ConnectionRow & AuthorRow)[],
  partyID: string,
): ConnectionWith[] {
  return rows.flatMap((row) => {
    const [author, connection] = [presentAuthor(row), presentConnection(row, partyID)];
    return author && connection ? [{ author, connection }] : [];
  });
}
