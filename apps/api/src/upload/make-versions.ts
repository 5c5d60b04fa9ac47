import type { UploadPurpose } from '@kontor/contract';
import sharp from 'sharp';
import { careful } from './check-picture.ts';
import { pictureKinds } from './picture-kinds.ts';

/** One size and format of a picture. */
export interface Version {
  /** Of its file: `512.webp`. */
  name: string;
  width: number;
  height: number;
  type: 'image/webp' | 'image/avif';
}

const formats = [
  { type: 'image/webp', ending: 'webp' },
  { type: 'image/avif', ending: 'avif' },
] as const;

/** Milliseconds after which a picture is given up. */
const patience = 20;

/**
 * The versions of a picture with their bytes, the largest first: upright, in sRGB, cut to the shape of what it becomes, no
 * larger than it was, and without anything but pixels: no place, no camera, no thumbnail. Throws when its pixels are broken.
 */
export async function makeVersions(
  picture: Buffer,
  purpose: UploadPurpose,
): Promise<{ version: Version; bytes: Buffer }[]> {
  const { ratio, widths } = pictureKinds[purpose];
  const upright = await sharp(picture, careful)
    .autoOrient()
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .timeout({ seconds: patience })
    .toBuffer({ resolveWithObject: true });
  const largest = Math.max(1, Math.min(upright.info.width, Math.round(upright.info.height * ratio)));
  const made: { version: Version; bytes: Buffer }[] = [];
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
        bytes: await encoded.timeout({ seconds: patience }).toBuffer(),
      });
    }
  }
  return made;
}
