import type { UploadPurpose } from '@kontor/contract';

/** What a picture becomes on a person's pages. */
export type PictureKind = Extract<UploadPurpose, 'profile-photo' | 'cover-photo'>;
