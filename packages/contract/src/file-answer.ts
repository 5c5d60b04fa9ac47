import { Type } from 'typebox';

/** A file a call answers with, in the place of an envelope. */
export interface AnsweredFile {
  /** As it is saved: no path, any letters. */
  name: string;
  contentType: string;
  /** Where it is known before they come. */
  bytes?: number;
  /** Sent as they come. */
  chunks: AsyncIterable<Uint8Array>;
}

/** `data` of a call whose answer is a file (`isFile`). */
export const FileAnswer = Type.Unsafe<AnsweredFile>({ type: 'string', format: 'binary' });
