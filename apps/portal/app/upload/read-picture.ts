import type { usePictureRefusal } from './use-picture-refusal.ts';

/** A file that cannot be the picture it was chosen for. Its message is for people. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}

/** The pixels of a chosen file. @throws PictureRefused with what is wrong with it, in words */
export async function readPicture(
  { file, name }: { file: Blob; name: string },
  refusals: ReturnType<typeof usePictureRefusal>,
): Promise<ImageBitmap> {
  const wrong = refusals.ofFile({ name, size: file.size, type: file.type });
  if (wrong) throw new PictureRefused(wrong);
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new PictureRefused(refusals.unreadable, { cause });
  }
  const tooSmall = refusals.ofSize(bitmap);
  if (!tooSmall) return bitmap;
  bitmap.close();
  throw new PictureRefused(tooSmall);
}
