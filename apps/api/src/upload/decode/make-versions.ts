import type { PicturePurpose } from '@kontor/contract';
import { pictureShapes } from '@kontor/contract/picture-shape';
import sharp from 'sharp';
import type { VersionFile } from '../version.ts';
import { careful } from './inspect-picture.ts';

const formats = [
  { type: 'image/webp', ending: 'webp' },
  { type: 'image/avif', ending: 'avif' },
] as const;

/**
 * The versions of a picture with their bytes, the largest first: upright, in sRGB, cut to the shape of what it becomes, no
 * larger than it was, and without anything but pixels: no place, no camera, no thumbnail. Throws when its pixels are broken.
 */
export async function makeVersions(picture: Buffer, purpose: PicturePurpose): Promise<VersionFile[]> {
  const { ratio: fixed, isWhole, widths } = pictureShapes[purpose];
  const upright = await sharp(picture, careful)
    .autoOrient()
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width: fullWidth, height: fullHeight } = upright.info;
  const ratio = isWhole ? Math.min(2, Math.max(0.5, fullWidth / fullHeight)) : fixed;
  const largest = Math.max(1, Math.min(fullWidth, Math.round(fullHeight * ratio)));
  const made: VersionFile[] = [];
  for (const wanted of new Set(widths.map((width) => Math.min(width, largest)))) {
    const height = Math.max(1, Math.round(wanted / ratio));
    const sized = sharp(upright.data).resize({ width: wanted, height, fit: 'cover', position: 'centre' });
    for (const { type, ending } of formats) {
      const encoded =
        ending === 'webp'
          ? sized.clone().webp({ quality: 82 })
          : sized.clone().avif({ quality: 58, effort: 3 });
      made.push({
        version: { name: `${wanted}.${ending}`, width: wanted, height, type },
        bytes: await encoded.toBuffer(),
      });
    }
  }
  return made;
}
