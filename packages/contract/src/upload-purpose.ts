/** What a picture becomes. */
export const personPictures = ['profile-photo', 'cover-photo'] as const;
export const businessPictures = [
  'business-profile-photo',
  'business-cover-photo',
  'certificate-photo',
] as const;
export const productPictures = ['product-photo'] as const;
export const postPictures = ['post-picture'] as const;
export const picturePurposes = [
  ...personPictures,
  ...businessPictures,
  ...productPictures,
  ...postPictures,
] as const;
export type PicturePurpose = (typeof picturePurposes)[number];

/** What a file of another kind becomes. */
export const filePurposes = [
  'business-video',
  'certificate-document',
  'product-video',
  'product-data-sheet',
  'product-import',
  'product-import-pictures',
  'inquiry-file',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

export type UploadPurpose = PicturePurpose | FilePurpose;

export function isPicturePurpose(purpose: UploadPurpose): purpose is PicturePurpose {
  return picturePurposes.some((known) => known === purpose);
}
