import { pictureTypes } from '@kontor/contract/picture-limits';
import { isTooSmall, pictureShapes } from '@kontor/contract/picture-shape';
import { useLingui } from '@lingui/react/macro';
import type { PictureKind } from './picture-kind.ts';

interface PictureRefusals {
  /** Pictures that may be chosen, in words: formats and the fewest pixels. */
  formats: string;
  /** What is wrong with a file before it is looked into. */
  ofFile: (file: Pick<File, 'name' | 'size' | 'type'>) => string | undefined;
  /** What is wrong with a picture that was read: it would be stretched where it is shown. */
  ofSize: (size: { width: number; height: number }) => string | undefined;
  /** Of a file the browser cannot read. */
  unreadable: string;
}

/** Why a file cannot be the picture it is chosen for, in words. */
export function usePictureRefusal(kind: PictureKind): PictureRefusals {
  const { t } = useLingui();
  const { smallest } = pictureShapes[kind];
  return {
    formats: t`JPEG, PNG, WebP or AVIF, at least ${smallest.width} × ${smallest.height} pixels.`,
    ofFile({ name, size, type }) {
      if (size === 0) return t`${name} is empty. Choose another file.`;
      // A type that the browser does not know may be one of those all the same.
      if (type !== '' && !pictureTypes.some((taken) => taken === type))
        return t`${name} is not an accepted type of file. Choose a JPEG, PNG, WebP or AVIF picture.`;
      return undefined;
    },
    ofSize({ width, height }) {
      if (!isTooSmall(kind, { width, height })) return undefined;
      return t`This picture is too small: ${width} × ${height} pixels. It needs at least ${smallest.width} × ${smallest.height}.`;
    },
    unreadable: t`This file is not a picture we can read. Use JPEG, PNG, WebP or AVIF.`,
  };
}
