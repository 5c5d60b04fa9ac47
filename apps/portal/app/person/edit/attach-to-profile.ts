import { type Client, type MyProfile, updateMyProfile, validateProfilePhoto } from '@kontor/contract';
import type { AttachPicture } from '../../upload/attach-picture.ts';

type Pictures = Pick<MyProfile, 'profilePhoto' | 'coverPhoto'>;

/** The photo and cover of whoever is signed in, saved as soon as they are sent (checklist 217, 289). */
export function attachToProfile(
  call: Client,
  onSaved: (pictures: Pictures) => void,
): Record<keyof Pictures, AttachPicture> {
  return {
    async profilePhoto({ signal, ...photo }) {
      const { profilePhoto } = await call(validateProfilePhoto, { body: photo }, { signal });
      onSaved({ profilePhoto });
    },
    async coverPhoto({ signal, ...photo }) {
      const { coverPhoto } = await call(updateMyProfile, { body: { coverPhoto: photo } }, { signal });
      if (coverPhoto) onSaved({ coverPhoto });
    },
  };
}
