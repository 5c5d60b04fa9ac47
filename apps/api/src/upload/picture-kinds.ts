import type { UploadPurpose } from '@kontor/contract';

/** How a picture is kept for what it becomes: its shape, and its widths in pixels, the largest first. */
interface PictureKind {
  /** Width by height. */
  ratio: number;
  widths: readonly number[];
}

const photo: PictureKind = { ratio: 1, widths: [512, 192, 96] };
/** Four times as wide as high, as 800 by 200 is (checklist 237). */
const cover: PictureKind = { ratio: 4, widths: [1600, 800] };

export const pictureKinds: Record<UploadPurpose, PictureKind> = {
  'profile-photo': photo,
  'business-profile-photo': photo,
  'cover-photo': cover,
  'business-cover-photo': cover,
};
