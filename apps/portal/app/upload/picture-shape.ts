/** What a picture becomes on a person's pages. */
export type PictureKind = 'profile-photo' | 'cover-photo';

interface PictureShape {
  /** Width by height. */
  ratio: number;
  /** Width in pixels it is sent in at most: as wide as its largest version. */
  width: number;
}

export const pictureShapes: Record<PictureKind, PictureShape> = {
  'profile-photo': { ratio: 1, width: 1024 },
  'cover-photo': { ratio: 4, width: 1600 },
};
