import type { Picture } from '@kontor/contract';

/** The versions every browser reads, the narrowest first. */
function versionsOf({ versions = [] }: Picture) {
  return versions.filter(({ type }) => type === 'image/webp').sort((one, other) => one.width - other.width);
}

/** Address of the narrowest version of a picture that has at least so many pixels across. */
export function addressAt(picture: Picture, width: number): string {
  return versionsOf(picture).find((version) => version.width >= width)?.url ?? picture.url;
}

/** All versions for the browser to choose from, in the form of `srcset`; undefined where there is one alone. */
export function sourceSet(picture: Picture): string | undefined {
  const versions = versionsOf(picture);
  return versions.length > 1 ? versions.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined;
}
