import { pictureTypes } from '@kontor/contract/picture-limits';
import { isTooSmall, pictureShapes } from '@kontor/contract/picture-shape';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PictureKind } from './picture-kind.ts';

/** A file that cannot be the picture it was chosen for. Its message is for people. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}

interface Chosen {
  file: Blob;
  name: string;
  kind: PictureKind;
}

/** The pixels of a chosen file. @throws PictureRefused with what is wrong with it, in words */
export async function readPicture({ file, name, kind }: Chosen, i18n: I18n): Promise<ImageBitmap> {
  const { size, type } = file;
  if (size === 0) throw new PictureRefused(i18n._(msg`“${name}” is empty. Choose another file.`));
  // A type that the browser does not know may be one of those all the same.
  if (type !== '' && !pictureTypes.some((taken) => taken === type))
    throw new PictureRefused(
      i18n._(msg`“${name}” is not an accepted type of file. Choose a JPEG, PNG, WebP or AVIF picture.`),
    );
  const bitmap = await decode(file, i18n);
  if (!isTooSmall(kind, bitmap)) return bitmap;
  const { width, height } = bitmap;
  bitmap.close();
  const { smallest } = pictureShapes[kind];
  throw new PictureRefused(
    i18n._(
      msg`This picture is too small: ${width} × ${height} pixels. It needs at least ${smallest.width} × ${smallest.height}.`,
    ),
  );
}

async function decode(file: Blob, i18n: I18n): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    const text = i18n._(msg`This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.`);
    throw new PictureRefused(text, { cause });
  }
}
