import type { SinglePicture } from './picture-kind.ts';

interface PictureSize {
  width: number;
  height: number;
}

const photo: PictureSize = { width: 192, height: 192 };
const cover: PictureSize = { width: 800, height: 200 };

/** What a picture has to have in pixels, so that it is not stretched where it is shown. */
export const smallestPicture: Record<SinglePicture, PictureSize> = {
  'profile-photo': photo,
  'business-profile-photo': photo,
  'cover-photo': cover,
  'business-cover-photo': cover,
  // Whichever way the sheet lies.
  'certificate-photo': { width: 240, height: 240 },
};

export function isTooSmall(kind: SinglePicture, { width, height }: PictureSize): boolean {
  const smallest = smallestPicture[kind];
  return width < smallest.width || height < smallest.height;
}
