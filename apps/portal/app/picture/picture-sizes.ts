import type { Picture } from '@kontor/contract';

/** AVIF is the smaller one; WebP is what every browser reads. */
type Format = 'image/avif' | 'image/webp';

/** The versions of a format, the narrowest first. */
function versionsOf({ versions = [] }: Picture, format: Format) {
  return versions.filter(({ type }) => type === format).sort((one, other) => one.width - other.width);
}

/** Address of the narrowest version of a picture that has at least so many pixels across, for every browser. */
export function addressAt(picture: Picture, width: number): string {
  return versionsOf(picture, 'image/webp').find((version) => version.width >= width)?.url ?? picture.url;
}

/** All versions of a format to choose from, in the form of `srcset`; undefined where there is one or none. */
export function sourceSet(picture: Picture, format: Format): string | undefined {
  const versions = versionsOf(picture, format);
  return versions.length > 1 ? versions.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined;
}
