import type { Attachment } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { tellEvent } from '../event/tell-event.ts';
import { write } from '../write/write.ts';
import { type FileParams, ownFileOf } from './file-of-conversation.ts';
import { markRevoked } from './file-queries.ts';
import { presentFile } from './present-file.ts';
import { findReaders } from './queries.ts';
import { releaseFiles } from './release-files.ts';

/** Withdraws a file one's own side sent, in this conversation: from the commit on nobody gets it. Done again it stays so. @throws NotFound */
export async function revokeMessageFile(context: ForEither, params: FileParams): Promise<Attachment> {
  const { rid } = params;
  return write(context, { noun: 'inquiry', id: rid }, async (trx) => {
    const file = await ownFileOf(context, trx, params);
    if (await markRevoked(trx, file.id)) {
      if (file.upload_id !== null) await releaseFiles(trx, [file.upload_id]);
      const event = { kind: 'file', requestID: rid, messageID: file.message_id } as const;
      await tellEvent(trx, { to: await findReaders(trx, rid), event });
    }
    return presentFile({ ...file, is_revoked: true }, true);
  });
}
