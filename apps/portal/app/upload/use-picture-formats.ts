import { pictureShapes } from '@kontor/contract/picture-shape';
import { useLingui } from '@lingui/react/macro';
import type { PictureKind } from './picture-kind.ts';

/** What may be chosen as a picture, in words: formats and the fewest pixels. */
export function usePictureFormats(kind: PictureKind): string {
  const { t } = useLingui();
  const { smallest } = pictureShapes[kind];
  return t`JPEG, PNG, WebP or AVIF, at least ${smallest.width} × ${smallest.height} pixels.`;
}
