import type { ReadDatabase } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { type FoundFile, findFile } from './file-queries.ts';
import { partyOf } from './party.ts';

/** Which file of which conversation. */
export interface FileParams {
  rid: string;
  fileID: string;
}

/** A file in a conversation of whom somebody acts as. @throws NotFound */
export async function fileOfConversation(
  { actor }: Pick<ForEither, 'actor'>,
  db: ReadDatabase,
  { rid, fileID }: FileParams,
): Promise<FoundFile> {
  const party = partyOf(actor);
  return found(await findFile(db, { rid, party, fileID, readerID: actor.id }), 'file');
}

/** The same of one that the side sent on which one is. @throws NotFound */
export async function ownFileOf(
  context: Pick<ForEither, 'actor'>,
  db: ReadDatabase,
  params: FileParams,
): Promise<FoundFile> {
  const file = await fileOfConversation(context, db, params);
  if (file.sent_by !== file.side) throw new KontorError('NotFound', 'There is no such file of yours.');
  return file;
}
