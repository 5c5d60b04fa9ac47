import type { PicturePurpose } from './upload-purpose.ts';

interface PictureSize {
  width: number;
  height: number;
}

interface PictureShape {
  /** Width by height. */
  ratio: number;
  /** It is shown whole: its own ratio counts, as far as no side is more than twice the other. */
  isWhole?: true;
  /** Widths of the stored versions in pixels, the largest first. Browsers send no wider picture. */
  widths: readonly [largest: number, ...smaller: number[]];
  /** Pixels it has at the fewest, so that it is not stretched where it is shown; smaller ones are refused. */
  smallest: PictureSize;
}

const photo: PictureShape = { ratio: 1, widths: [512, 192, 96], smallest: { width: 192, height: 192 } };
/** Four times as wide as high, as 800 by 200 is (checklist 237). */
const cover: PictureShape = { ratio: 4, widths: [1600, 800], smallest: { width: 800, height: 200 } };

/** A sheet of paper, upright or not. */
const sheet: PictureShape = {
  ratio: 1 / Math.SQRT2,
  isWhole: true,
  widths: [1600, 800, 240],
  // Whichever way the sheet lies.
  smallest: { width: 240, height: 240 },
};
/** Four to three, as cards and the gallery of a product show it. */
const product: PictureShape = {
  ratio: 4 / 3,
  widths: [1200, 600, 300],
  smallest: { width: 300, height: 225 },
};

/** As it was taken, as wide as a feed. */
const post: PictureShape = {
  ratio: 4 / 3,
  isWhole: true,
  widths: [1320, 660, 330],
  smallest: { width: 320, height: 160 },
};

/** The shape of a picture by what it becomes. */
export const pictureShapes: Record<PicturePurpose, PictureShape> = {
  'profile-photo': photo,
  'business-profile-photo': photo,
  'cover-photo': cover,
  'business-cover-photo': cover,
  'certificate-photo': sheet,
  'product-photo': product,
  'post-picture': post,
};

/** Whether a picture, shown upright, would be stretched in the place it is for. */
export function isTooSmall(purpose: PicturePurpose, { width, height }: PictureSize): boolean {
  const { smallest } = pictureShapes[purpose];
  return width < smallest.width || height < smallest.height;
}
