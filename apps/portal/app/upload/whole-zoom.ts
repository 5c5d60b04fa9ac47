interface PictureSize {
  naturalWidth: number;
  naturalHeight: number;
}

/** The zoom at which all of a picture is in a frame, where 1 fills the frame; 1 where both have the same form. @param ratio width by height of the frame */
export function wholeZoom({ naturalWidth, naturalHeight }: PictureSize, ratio: number): number {
  const ofPicture = naturalWidth / naturalHeight;
  return Math.min(ofPicture / ratio, ratio / ofPicture);
}
