import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import type { SentPicture } from './decoder/decoder.ts';
import { DecoderDied } from './decoder/decoding-process.ts';
import { refused } from './refused.ts';

/** @throws UnsupportedMediaType with what speaks against the picture, Unavailable when it could not be looked at in time */
export async function checkPicture(decoder: Context['decoder'], picture: SentPicture): Promise<void> {
  const fault = await decoder.inspect(picture).catch((error: unknown) => {
    if (!(error instanceof DecoderDied)) throw error;
    if (error.death !== 'time') return { refusal: 'broken' as const };
    const message = 'The picture could not be looked at in time. Try again in a moment.';
    throw new KontorError('Unavailable', message, { retryAfter: 5, cause: error });
  });
  if (fault) throw refused(fault.refusal, { ...fault, purpose: picture.purpose });
}
