import type { PicturePurpose } from '@kontor/contract';
import { isTooSmall } from '@kontor/contract/picture-shape';
import sharp from 'sharp';
import { maximumAvifPixels, maximumPixels, minimumSide } from '../picture-bounds.ts';
import type { Refusal } from '../refused.ts';
import type { ShownSize } from '../shown-size.ts';
import { readAvifStructure } from './avif-structure.ts';
import { countScans } from './jpeg-scans.ts';
import { isAnimatedPng } from './png-animation.ts';

/** Cameras and editors write about ten. */
const maximumScans = 100;
const maximumTiles = 64;
/** Tiles at the edges reach beyond the picture. */
const maximumTilePixels = 2 * maximumAvifPixels;
/** Coded pixels, tiles put together, a map of brightness beside the picture, and what cameras note. */
const knownKinds = new Set(['av01', 'grid', 'tmap', 'Exif', 'mime', 'uri ']);

/** How pictures are opened: a broken one is refused, not mended. */
export const careful = { failOn: 'warning', limitInputPixels: maximumPixels, sequentialRead: true } as const;

interface Inspected {
  contentType: string;
  /** What it is to become, if that is known. */
  purpose?: PicturePurpose | undefined;
}

interface PictureFault {
  refusal: Refusal;
  /** Of one that is too small. */
  shown?: ShownSize;
}

/** What speaks against a file of the type, by its head and its structure. The pixels themselves are read when versions are made. */
export async function inspectPicture(
  bytes: Buffer,
  { contentType, purpose }: Inspected,
): Promise<PictureFault | undefined> {
  try {
    const refusal = structureRefusal(bytes, contentType);
    return refusal ? { refusal } : await headFault(bytes, purpose);
  } catch {
    // Whatever the readers of a format throw: they could not read it.
    return { refusal: 'broken' };
  }
}

/** How large it is shown, turned as its camera noted. */
export async function shownSize(bytes: Buffer): Promise<ShownSize> {
  return upright(await sharp(bytes, careful).metadata());
}

function upright({ width, height, orientation = 1 }: ShownSize & { orientation?: number }): ShownSize {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function structureRefusal(bytes: Buffer, contentType: string): Refusal | undefined {
  if (contentType === 'image/jpeg')
    return countScans(bytes, maximumScans) > maximumScans ? 'too-complex' : undefined;
  if (contentType === 'image/png') return isAnimatedPng(bytes) ? 'animated' : undefined;
  if (contentType !== 'image/avif') return undefined;
  const { isSequence, kinds, largest, tilePixels, tiles } = readAvifStructure(bytes);
  if (isSequence) return 'animated';
  if (largest > maximumAvifPixels) return 'too-many-pixels';
  const isKnown = kinds.every((kind) => knownKinds.has(kind));
  return !isKnown || tiles > maximumTiles || tilePixels > maximumTilePixels ? 'too-complex' : undefined;
}

async function headFault(
  bytes: Buffer,
  purpose: PicturePurpose | undefined,
): Promise<PictureFault | undefined> {
  // Without the bound, so that a picture beyond it is told apart from a broken one; only the head is read.
  const picture = sharp(bytes, { ...careful, limitInputPixels: false });
  const head = await picture.metadata();
  const { width, height, pages = 1 } = head;
  if (pages > 1) return { refusal: 'animated' };
  if (width * height > maximumPixels) return { refusal: 'too-many-pixels' };
  const shown = upright(head);
  const hasTooFew = Math.min(width, height) < minimumSide || (purpose && isTooSmall(purpose, shown));
  return hasTooFew ? { refusal: 'too-small', shown } : undefined;
}
