import { addPicture } from '../../../upload/add-picture.ts';
import type { StoredPicture } from '../../../upload/picture-of.ts';
import type { PictureArchive } from '../pictures/picture-archive.ts';

/** Pictures of the ZIP that are uploads now, by the name of the file; undefined for one that is no picture after all. */
export type MadePictures = Map<string, StoredPicture | undefined>;

/** Makes uploads of the pictures rows name, each once while the worker runs. @throws what the store throws */
export async function makePictures(
  adding: Parameters<typeof addPicture>[0] & { archive: PictureArchive; owner: string | null },
  names: readonly string[],
  made: MadePictures,
): Promise<void> {
  const { archive, owner } = adding;
  for (const name of names) {
    if (made.has(name) || !archive.has(name)) continue;
    const bytes = await archive.read(name);
    const picture =
      typeof bytes === 'string'
        ? undefined
        : await addPicture(adding, { bytes, purpose: 'product-photo', owner });
    made.set(name, picture);
  }
}
