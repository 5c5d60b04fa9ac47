import type { Data, getUpload as getUploadCall } from '@kontor/contract';
import type { Person } from '@kontor/server';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { pictureOf } from './picture-of.ts';
import { presentPicture } from './present-picture.ts';
import { findUpload } from './queries.ts';

/** How far an upload of the caller is. @throws NotFound */
export async function getUpload(
  { db, actor }: Context<Person>,
  token: string,
): Promise<Data<typeof getUploadCall>> {
  const upload = await findUpload(db, token, actor.id);
  if (!upload) throw new KontorError('NotFound', 'There is no such upload of yours.');
  const { state, refusal, versions } = upload;
  return {
    token,
    state,
    ...(refusal === null ? {} : { refusal }),
    ...(state === 'ready' ? { picture: presentPicture(pictureOf(token, versions)) } : {}),
  };
}
