import { type Client, requestProfilePhoto, type SignedUpload, signUpload } from '@kontor/contract';
import type { AttachPicture } from './attach-picture.ts';
import type { PictureKind } from './picture-kind.ts';
import { sendFile } from './send-file.ts';

interface Saving {
  call: Client;
  kind: PictureKind;
  attach: AttachPicture;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  onProgress: (share: number) => void;
  /** All of it is sent: from now on it may be saved, whoever calls it off. */
  onSent: () => void;
  signal: AbortSignal;
}

type ContentType = 'image/webp' | 'image/jpeg';

/** Sends a picture and makes it what it is for (checklist 217, 288, 289). @throws CallError */
export async function savePicture(picture: Blob, saving: Saving): Promise<void> {
  const { signedPost, token } = await announce(picture, saving);
  await sendFile(signedPost, picture, saving);
  saving.onSent();
  await saving.attach({ token, alt: saving.alt, signal: saving.signal });
}

function announce(picture: Blob, { call, kind, signal }: Saving): Promise<SignedUpload> {
  const file = { contentType: picture.type as ContentType, fileSize: picture.size };
  return kind === 'profile-photo'
    ? call(requestProfilePhoto, { body: file }, { signal })
    : call(signUpload, { body: { ...file, purpose: kind } }, { signal });
}
