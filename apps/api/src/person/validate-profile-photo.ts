import type { Data, validateProfilePhoto as validateProfilePhotoCall } from '@kontor/contract';
import type { Person } from '@kontor/server';
import { KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { updateMyProfile } from './update-my-profile.ts';

/** Makes an upload of the caller their photo (checklist 289). @throws what `readyPicture` throws */
export async function validateProfilePhoto(
  context: Context<Person>,
  photo: { token: string; alt?: string },
): Promise<Data<typeof validateProfilePhotoCall>> {
  const { profilePhoto } = await updateMyProfile(context, { profilePhoto: photo });
  if (profilePhoto) return { profilePhoto };
  throw new KontorError('Conflict', 'Someone removed the photo at the same time.');
}
