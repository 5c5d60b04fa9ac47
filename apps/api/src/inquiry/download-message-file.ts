import type { AnsweredFile } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { found } from '../found.ts';
import { fileKey, type OpenFile } from '../upload/store/store.ts';
import { write } from '../write/write.ts';
import { type FileParams, fileOfConversation } from './file-of-conversation.ts';
import { insertRead } from './file-read-queries.ts';

/**
 * A file of a message for either side; that the other side gets it is noted once a day for each person.
 * @throws NotFound for one that is withdrawn, too; ConfirmationRequired
 */
export async function downloadMessageFile(context: ForEither, params: FileParams): Promise<AnsweredFile> {
  const { db, actor, store } = context;
  const row = await fileOfConversation(context, db, params);
  if (row.is_revoked) throw new KontorError('NotFound', 'The file was withdrawn.');
  const isOwn = row.sent_by === row.side;
  if (!isOwn && row.is_confidential && !row.is_confirmed)
    throw new KontorError('ConfirmationRequired', 'Confirm first that the file is confidential.');
  const upload = found(row.upload_id ?? undefined, 'file');
  const key = fileKey({ id: upload, purpose: 'inquiry-file', content_type: row.content_type });
  const file = found(await store.open(key), 'file');
  try {
    if (!isOwn)
      await write(context, { noun: 'inquiry', id: params.rid }, (trx) =>
        insertRead(trx, { fileID: row.id, personID: actor.id, action: 'downloaded' }),
      );
  } catch (error) {
    await file.close();
    throw error;
  }
  return { name: row.name, contentType: row.content_type, bytes: file.bytes, chunks: chunksOf(file) };
}

async function* chunksOf(file: OpenFile): AsyncIterable<Uint8Array> {
  try {
    yield* await file.stream();
  } finally {
    await file.close();
  }
}
