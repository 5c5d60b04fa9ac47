import type { Data, Input, listShownConnections as listShownConnectionsCall } from '@kontor/contract';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { findShown } from './list-queries.ts';

/** The connections both sides show, the last first. @throws BadRequest for what is no cursor */
export async function listShownConnections(
  { db }: Pick<Context, 'db'>,
  partyID: string,
  { size, after }: Input<typeof listShownConnectionsCall>['query'],
): Promise<Data<typeof listShownConnectionsCall>> {
  const from = readCursor(after, 'uuid');
  // One more says whether there is another page.
  const found = await findShown(db, { partyID, from, size: size + 1 });
  const { rows, next } = pageOf(found, size, (row) => row.connection_id);
  const connections = rows.flatMap((row) => {
    const author = presentAuthor(row);
    return author ? [{ author, kind: row.kind ?? undefined }] : [];
  });
  return { connections, next };
}
