import type { Attachment } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForEither } from '../business/policy.ts';
import { write } from '../write/write.ts';
import { type FileParams, fileOfConversation } from './file-of-conversation.ts';
import { insertRead } from './file-read-queries.ts';
import { presentFile } from './present-file.ts';

/** Somebody confirms for themselves that a file of the other side is confidential, once. @throws NotFound */
export async function confirmConfidentiality(context: ForEither, params: FileParams): Promise<Attachment> {
  return write(context, { noun: 'inquiry', id: params.rid }, async (trx) => {
    const file = await fileOfConversation(context, trx, params);
    if (file.sent_by === file.side || !file.is_confidential || file.is_revoked)
      throw new KontorError('NotFound', 'There is no such file to confirm.');
    if (!file.is_confirmed)
      await insertRead(trx, { fileID: file.id, personID: context.actor.id, action: 'confirmed' });
    return presentFile({ ...file, is_confirmed: true }, false);
  });
}
