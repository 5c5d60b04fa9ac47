import type { SignedUpload, UploadPurpose } from '@kontor/contract';
import type { Person } from '@kontor/server';
import type { Context } from '../context.ts';
import { reserveUpload } from './reserve-upload.ts';
import { incomingKey } from './store/store.ts';

/**
 * Lets a person send one picture of just this type and size. @throws TooManyRequests where their quota is used up,
 * InsufficientStorage while there is no room
 */
export async function announceUpload(
  context: Context<Person>,
  { contentType, fileSize, purpose }: { contentType: string; fileSize: number; purpose: UploadPurpose },
): Promise<SignedUpload> {
  const { store, actor } = context;
  await store.checkRoom?.();
  const token = await reserveUpload(context, { personID: actor.id, purpose, contentType, bytes: fileSize });
  const signedPost = await store.sign({ key: incomingKey(token), contentType, bytes: fileSize });
  return { signedPost, token };
}
