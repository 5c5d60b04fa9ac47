import {
  type Client,
  type Picture,
  requestProfilePhoto,
  type SignedUpload,
  signUpload,
  updateMyProfile,
  validateProfilePhoto,
} from '@kontor/contract';
import type { PictureKind } from './picture-kind.ts';
import { sendFile } from './send-file.ts';

interface Saving {
  call: Client;
  kind: PictureKind;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  onProgress: (share: number) => void;
  /** All of it is sent: from now on it may be saved, whoever calls it off. */
  onSent: () => void;
  signal: AbortSignal;
}

type ContentType = 'image/webp' | 'image/jpeg';

/** Sends a picture and makes it the caller's photo or cover (checklist 217, 288, 289). @throws CallError */
export async function savePicture(picture: Blob, saving: Saving): Promise<Picture | undefined> {
  const { signedPost, token } = await announce(picture, saving);
  await sendFile(signedPost, picture, saving);
  saving.onSent();
  return attach(token, saving);
}

function announce(picture: Blob, { call, kind, signal }: Saving): Promise<SignedUpload> {
  const file = { contentType: picture.type as ContentType, fileSize: picture.size };
  return kind === 'profile-photo'
    ? call(requestProfilePhoto, { body: file }, { signal })
    : call(signUpload, { body: { ...file, purpose: kind } }, { signal });
}

async function attach(token: string, { call, kind, alt, signal }: Saving): Promise<Picture | undefined> {
  if (kind === 'profile-photo')
    return (await call(validateProfilePhoto, { body: { token, alt } }, { signal })).profilePhoto;
  const { coverPhoto } = await call(updateMyProfile, { body: { coverPhoto: { token, alt } } }, { signal });
  return coverPhoto;
}
