import type { Data, listTranscriptKeys as listTranscriptKeysCall } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { presentKey } from './present.ts';

/** The public keys transcripts are checked by, the newest first. */
export async function listTranscriptKeys({
  signingKeys,
}: Pick<Context, 'signingKeys'>): Promise<Data<typeof listTranscriptKeysCall>> {
  return { keys: (await signingKeys.published('transcript')).map(presentKey) };
}
