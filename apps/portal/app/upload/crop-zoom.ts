/** However large a picture is. */
const maximum = 4;

interface PictureSize {
  naturalWidth: number;
  naturalHeight: number;
}

/** The zoom at which all of a picture is in a frame, where 1 fills the frame; 1 where both have the same form. @param ratio width by height of the frame */
export function wholeZoom({ naturalWidth, naturalHeight }: PictureSize, ratio: number): number {
  const ofPicture = naturalWidth / naturalHeight;
  return Math.min(ofPicture / ratio, ratio / ofPicture);
}

/**
 * The zoom up to which the part in the frame has the pixels it needs, where 1 fills the frame.
 * @param ratio width by height of the frame @param smallest pixels the part is wide at the fewest
 */
export function largestZoom(
  { naturalWidth, naturalHeight }: PictureSize,
  { ratio, smallest }: { ratio: number; smallest: number },
): number {
  const widest = Math.min(naturalWidth, naturalHeight * ratio);
  return Math.min(maximum, Math.max(1, widest / smallest));
}
