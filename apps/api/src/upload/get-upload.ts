import { type Data, fileKinds, type getUpload as getUploadCall } from '@kontor/contract';
import type { Person } from '@kontor/server';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { lookAtUpload } from './look-at-upload.ts';
import { pictureOf } from './picture-of.ts';
import { presentPicture } from './present-picture.ts';
import type { UploadRow } from './queries.ts';
import { fileKey } from './store/store.ts';

/** How far an upload of the caller is. @throws NotFound */
export async function getUpload(
  context: Context<Person>,
  token: string,
): Promise<Data<typeof getUploadCall>> {
  const upload = await lookAtUpload(context, token);
  if (!upload) throw new KontorError('NotFound', 'There is no such upload of yours.');
  const { state, refusal } = upload;
  return {
    token,
    state,
    ...(refusal === null ? {} : { refusal }),
    ...(state === 'ready' ? presentReady(upload) : {}),
  };
}

function presentReady(upload: UploadRow): Pick<Data<typeof getUploadCall>, 'picture' | 'file'> {
  const { id, purpose, content_type: contentType, bytes, versions } = upload;
  const { isReencoded, disposition } = fileKinds[purpose];
  if (isReencoded) return { picture: presentPicture(pictureOf(id, versions)) };
  return { file: { contentType, bytes, ...(disposition ? { url: `/${fileKey(upload)}` } : {}) } };
}
