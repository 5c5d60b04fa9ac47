import type { UploadPurpose } from './upload.ts';

interface PictureShape {
  /** Width by height. */
  ratio: number;
  /** Widths of the stored versions in pixels, the largest first. Browsers send no wider picture. */
  widths: readonly [largest: number, ...smaller: number[]];
}

const photo: PictureShape = { ratio: 1, widths: [512, 192, 96] };
/** Four times as wide as high, as 800 by 200 is (checklist 237). */
const cover: PictureShape = { ratio: 4, widths: [1600, 800] };

/** The shape of a picture by what it becomes. */
export const pictureShapes: Record<UploadPurpose, PictureShape> = {
  'profile-photo': photo,
  'business-profile-photo': photo,
  'cover-photo': cover,
  'business-cover-photo': cover,
};
