import type { Data, listFileDownloads as listFileDownloadsCall } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { type FileParams, ownFileOf } from './file-of-conversation.ts';
import { findReads } from './file-read-queries.ts';

/** More than a year of one person, or a week of fifty. */
const maximum = 400;

/** Who of the other side confirmed and got a file one's own side sent, the latest first. @throws NotFound */
export async function listFileDownloads(
  context: ForEither,
  params: FileParams,
): Promise<Data<typeof listFileDownloadsCall>> {
  const { id } = await ownFileOf(context, context.db, params);
  const rows = await findReads(context.db, id, maximum);
  return rows.map(({ action, at, first_name }) => ({
    action,
    at: at.toISOString(),
    firstName: first_name ?? undefined,
  }));
}
