import type { Store } from '../../upload/store/store.ts';
import { fileKey } from '../../upload/store/store.ts';
import { noArchive, openArchive, type PictureArchive } from './pictures/picture-archive.ts';
import type { ImportRow } from './queries.ts';
import { FileFailed } from './read/table.ts';

/** The ZIP beside the table of an import; an empty one where there is none. @throws FileFailed */
export async function openStoredArchive(
  store: Store,
  { pictures_id, pictures_name }: Pick<ImportRow, 'pictures_id' | 'pictures_name'>,
): Promise<PictureArchive> {
  if (pictures_id === null) {
    if (pictures_name !== null) throw new FileFailed('gone');
    return noArchive;
  }
  const key = fileKey({
    id: pictures_id,
    purpose: 'product-import-pictures',
    content_type: 'application/zip',
  });
  const file = await store.open(key);
  if (!file) throw new FileFailed('gone');
  return openArchive(file);
}
