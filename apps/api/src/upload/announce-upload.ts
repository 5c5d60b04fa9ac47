import { fileKinds, type SignedUpload, type UploadPurpose } from '@kontor/contract';
import { issueAt, KontorError, type Person, sentenceOf } from '@kontor/server';
import type { Context } from '../context.ts';
import { reserveUpload } from './reserve-upload.ts';
import { incomingKey } from './store/store.ts';

/**
 * Lets a person send one file of just this type and size. @throws BadRequest, with the issue, for one that is not taken for the
 * purpose, TooManyRequests where their quota is used up, InsufficientStorage while there is no room
 */
export async function announceUpload(
  context: Context<Person>,
  { contentType, fileSize, purpose }: { contentType: string; fileSize: number; purpose: UploadPurpose },
): Promise<SignedUpload> {
  const { store, actor } = context;
  const { types, maxBytes, isReencoded } = fileKinds[purpose];
  const issue = types[contentType]
    ? fileSize > maxBytes && issueAt('fileSize', { code: 'tooLarge', limit: maxBytes })
    : issueAt('contentType', { code: 'unknown' });
  if (issue) throw new KontorError('BadRequest', sentenceOf(issue), { issues: [issue] });
  await store.checkRoom?.(fileSize);
  const token = await reserveUpload(context, { personID: actor.id, purpose, contentType, bytes: fileSize });
  const signedPost = await store.sign({
    key: incomingKey(token),
    contentType,
    bytes: fileSize,
    isStreamed: !isReencoded,
  });
  return { signedPost, token };
}
