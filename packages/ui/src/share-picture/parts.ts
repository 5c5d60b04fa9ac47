/** What social networks ask for. */
export const sharePictureSize = { width: 1200, height: 630 };

const { width, height } = sharePictureSize;
const plateTop = 480;
const artLeft = 690;
const margin = 64;

/** Where the parts of a picture stand, in pixels. */
export const parts = {
  margin,
  art: { x: artLeft, y: 0, width: width - artLeft, height: plateTop },
  /** The title and what stands above it. */
  title: { x: margin, y: 128, width: artLeft - margin - 36, height: plateTop - 128 - 52 },
  plate: { x: 0, y: plateTop, width, height: height - plateTop },
};
