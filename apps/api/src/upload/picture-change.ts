import type { PicturePurpose, PictureReference } from '@kontor/contract';
import type { Person } from '@kontor/server';
import type { Context } from '../context.ts';
import type { StoredPicture } from './picture-of.ts';
import { readyPicture } from './use-upload.ts';
import { withAlt } from './with-alt.ts';

/** Makes the picture that there will be of the one there is. */
export type PictureChange = (now: StoredPicture | null) => StoredPicture | null;

/**
 * What was sent of a picture: another, other words alone, or none. Waits until the versions of another are made, so nothing is to be
 * locked meanwhile. @throws what `readyPicture` throws
 */
export async function readPictureChange(
  context: Context<Person>,
  sent: PictureReference | undefined,
  purpose: PicturePurpose,
): Promise<PictureChange> {
  if (sent === undefined) return (now) => now;
  if (sent === null || sent === '') return () => null;
  const { token, alt = undefined } = typeof sent === 'string' ? { token: sent } : sent;
  if (!token) return (now) => now && withAlt(now, alt);
  const picture = await readyPicture(context, token, purpose);
  return () => withAlt(picture, alt ?? null);
}
