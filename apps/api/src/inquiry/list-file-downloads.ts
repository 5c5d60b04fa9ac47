import type { Data, listFileDownloads as listFileDownloadsCall } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { type FileParams, ownFileOf } from './file-of-conversation.ts';
import { findReads } from './file-read-queries.ts';
import { partyOf } from './party.ts';
import { findSides } from './queries.ts';

/** More than a year of one person, or a week of fifty. */
const maximum = 400;

/** Who of the other side confirmed and got a file one's own side sent, the latest first; without names where that side shows none. @throws NotFound */
export async function listFileDownloads(
  context: ForEither,
  params: FileParams,
): Promise<Data<typeof listFileDownloadsCall>> {
  const { db, actor } = context;
  const { id } = await ownFileOf(context, db, params);
  const { other_hides_names } = found(
    await findSides(db, { id: params.rid, party: partyOf(actor) }),
    'request',
  );
  const rows = await findReads(db, id, maximum);
  return rows.map(({ action, at, first_name }) => ({
    action,
    at: at.toISOString(),
    firstName: other_hides_names ? undefined : (first_name ?? undefined),
  }));
}
