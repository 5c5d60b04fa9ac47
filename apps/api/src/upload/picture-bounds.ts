/** Pixels a picture may have: a few bytes can hold very many, which all need memory. */
export const maximumPixels = 24_000_000;
/** AVIF is decoded whole, at up to 28 bytes a pixel where others take 10. */
export const maximumAvifPixels = 12_000_000;
/** Pixels of a side, whatever a picture is for. */
export const minimumSide = 16;
