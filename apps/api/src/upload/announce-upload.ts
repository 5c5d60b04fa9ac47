import type { SignedUpload, UploadPurpose } from '@kontor/contract';
import type { Context, Person } from '../context.ts';
import { insertUpload } from './queries.ts';
import { incomingKey } from './store/store.ts';

/** Lets a person send one picture of just this type and size. */
export async function announceUpload(
  { db, store, actor }: Context<Person>,
  { contentType, fileSize, purpose }: { contentType: string; fileSize: number; purpose: UploadPurpose },
): Promise<SignedUpload> {
  const token = await insertUpload(db, { personID: actor.id, purpose, contentType, bytes: fileSize });
  const signedPost = await store.sign({ key: incomingKey(token), contentType, bytes: fileSize });
  return { signedPost, token };
}
