import { type Attachment, fileKinds, type InquirySide } from '@kontor/contract';
import type { FileRow } from './file-queries.ts';

const { types } = fileKinds['inquiry-file'];

/** A file for one of the sides. @param isOwn whether the reader's side sent it */
export function presentFile(row: FileRow, isOwn: boolean): Attachment {
  const { width, height } = row;
  return {
    fileID: row.id,
    name: row.name,
    bytes: row.bytes,
    kind: types[row.content_type] ?? '',
    picture: width !== null && height !== null ? { width, height } : undefined,
    state: row.is_revoked ? 'revoked' : 'ready',
    isConfidential: row.is_confidential,
    isConfirmed: row.is_confidential && !isOwn ? row.is_confirmed : undefined,
  };
}

/** The files of a message, if it has some. */
export function presentFiles(
  rows: readonly FileRow[],
  message: { id: string; side: InquirySide },
  reader: InquirySide,
): Attachment[] | undefined {
  const own = rows.filter(({ message_id }) => message_id === message.id);
  return own.length > 0 ? own.map((row) => presentFile(row, message.side === reader)) : undefined;
}
