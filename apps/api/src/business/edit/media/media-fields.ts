import {
  type BusinessMediaName,
  type BusinessMediaPart,
  businessMediaParts,
  type PicturePurpose,
} from '@kontor/contract';
import type { StoredFile, StoredPicture } from '@kontor/database';

/** A picture or the video as the business's row has it; what was imported has an address alone. */
export type StoredMedia = StoredPicture | StoredFile;

/** Where each lies. */
export const mediaColumns = {
  profilePhoto: 'profile_photo',
  coverPhoto: 'cover_photo',
  video: 'video',
} as const satisfies Record<BusinessMediaPart, string>;

/** What is sent for each picture. */
export const picturePurposeOf: Record<BusinessMediaName, PicturePurpose> = {
  profilePhoto: 'business-profile-photo',
  coverPhoto: 'business-cover-photo',
};

export function mediaPartOf(field: string): BusinessMediaPart | undefined {
  return businessMediaParts.find((name) => name === field);
}

export function isStoredMedia(value: unknown): value is StoredMedia {
  return typeof value === 'object' && value !== null && 'url' in value;
}
