import type { UploadPurpose } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { Decoder } from './decoder/decoder.ts';
import { DecoderDied } from './decoder/decoding-process.ts';
import { refused } from './refused.ts';
import type { OpenFile } from './store/store.ts';

interface CheckedFile {
  purpose: UploadPurpose;
  content_type: string;
  file: OpenFile;
  /** Who sent it. */
  owner: string;
}

/** @throws UnsupportedMediaType with what speaks against the file, Unavailable when it could not be looked at in time */
export async function checkFile(
  decoder: Decoder,
  { purpose, content_type: contentType, file, owner }: CheckedFile,
): Promise<void> {
  const refusal = await decoder.checkFile({ purpose, contentType, file, owner }).catch((error: unknown) => {
    if (!(error instanceof DecoderDied)) throw error;
    if (error.death !== 'time') return 'brokenFile' as const;
    const message = 'The file could not be looked at in time. Try again in a moment.';
    throw new KontorError('Unavailable', message, { retryAfter: 5, cause: error });
  });
  if (typeof refusal === 'string') throw refused(refusal);
}
