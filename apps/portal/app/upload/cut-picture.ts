import { maxPictureBytes } from '@kontor/contract/picture-limits';
import { pictureShapes } from '@kontor/contract/picture-shape';
import type { PictureKind } from './picture-kind.ts';

/** A part of a picture in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** WebP where the browser can write it; else JPEG, which any can. */
const encodings = [
  { type: 'image/webp', quality: 0.9 },
  { type: 'image/webp', quality: 0.75 },
  { type: 'image/jpeg', quality: 0.85 },
  { type: 'image/jpeg', quality: 0.6 },
  { type: 'image/jpeg', quality: 0.35 },
] as const;

/**
 * The chosen part of a picture as a new one that may be sent, no wider than its largest version. What a camera noted beside
 * it is not in it. @throws when the browser cannot draw it
 */
export async function cutPicture(picture: ImageBitmap, area: Area, kind: PictureKind): Promise<Blob> {
  const {
    isWhole,
    smallest,
    widths: [maxWidth],
  } = pictureShapes[kind];
  const ratio = isWhole ? area.width / area.height : pictureShapes[kind].ratio;
  // An area that is as small as may be has lost a pixel to rounding.
  const width = Math.max(isWhole ? 16 * ratio : smallest.width, Math.min(maxWidth, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width / ratio);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  // Where a picture can be seen through, it becomes white in JPEG and stays so in WebP.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  for (const { type, quality } of encodings) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    // A browser that cannot write a type gives PNG.
    if (blob?.type === type && blob.size <= maxPictureBytes) return blob;
  }
  throw new Error('This picture cannot be made small enough.');
}
