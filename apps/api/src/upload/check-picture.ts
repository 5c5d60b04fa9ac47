import { pictureTypes } from '@kontor/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

// Of all that the library could open, the four formats we take: what a file claims to be does not choose the code that
// reads it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// Pictures come one by one; memory that is kept for the next is worth more elsewhere.
sharp.cache(false);

/** Why a file is no picture we take. */
export type Refusal = 'no-picture' | 'another-type' | 'animated' | 'too-many-pixels' | 'too-small' | 'broken';

/** Pixels a picture may have: a few bytes can hold very many, which all need memory. */
const mostPixels = 24_000_000;
const leastSide = 16;

/** How pictures are opened: a broken one is refused, not mended. */
export const careful = { failOn: 'warning', limitInputPixels: mostPixels, sequentialRead: true } as const;

/** What speaks against a file, by its first bytes and its head. The pixels themselves are read when versions are made. */
export async function refusalOf(bytes: Buffer, contentType: string): Promise<Refusal | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (!found || !pictureTypes.some((type) => type === found.mime)) return 'no-picture';
  if (found.mime !== contentType) return 'another-type';
  try {
    // Without the bound, so that a picture beyond it is told apart from a broken one; only the head is read.
    const {
      width,
      height,
      pages = 1,
    } = await sharp(bytes, { ...careful, limitInputPixels: false }).metadata();
    if (pages > 1) return 'animated';
    if (width * height > mostPixels) return 'too-many-pixels';
    if (Math.min(width, height) < leastSide) return 'too-small';
    return undefined;
  } catch {
    return 'broken';
  }
}
