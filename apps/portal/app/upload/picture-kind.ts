import type { PicturePurpose } from '@kontor/contract';

/** What a picture becomes of which there is one, and that is chosen by its editor. */
export type SinglePicture = Extract<
  PicturePurpose,
  'profile-photo' | 'cover-photo' | 'business-profile-photo' | 'business-cover-photo' | 'certificate-photo'
>;

/** What a picture becomes that is cut by whoever sends it. */
export type PictureKind = SinglePicture | 'product-photo' | 'post-picture';
