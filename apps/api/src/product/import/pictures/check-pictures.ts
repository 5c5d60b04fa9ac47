import type { ImportIssue } from '@kontor/contract';
import type { Decoder } from '../../../upload/decoder/decoder.ts';
import { DecoderDied } from '../../../upload/decoder/decoding-process.ts';
import { pictureTypeOf } from '../../../upload/picture-type.ts';
import type { PictureArchive } from './picture-archive.ts';
import type { PlannedPhoto } from './plan-photos.ts';

export type PictureFault = 'pictureTooLarge' | 'pictureTooSmall' | 'notAPicture';

interface CheckingPictures {
  archive: PictureArchive;
  decoder: Decoder;
  /** In whose turn pictures are looked at. */
  owner: string;
  /** What was found of pictures before, by name. */
  known: Map<string, PictureFault | undefined>;
}

/** What speaks against pictures of the ZIP, by the same look as at uploads. */
export async function checkPictures(
  photos: readonly PlannedPhoto[] | undefined,
  { archive, decoder, owner, known }: CheckingPictures,
): Promise<ImportIssue[]> {
  const issues: ImportIssue[] = [];
  for (const photo of photos ?? []) {
    if (!('file' in photo)) continue;
    const { file } = photo;
    if (!known.has(file)) known.set(file, await lookAt(file, { archive, decoder, owner }));
    const fault = known.get(file);
    if (fault) issues.push({ field: 'photos', code: fault, value: file.slice(0, 60) });
  }
  return issues;
}

async function lookAt(
  name: string,
  { archive, decoder, owner }: Omit<CheckingPictures, 'known'>,
): Promise<PictureFault | undefined> {
  const bytes = await archive.read(name);
  if (typeof bytes === 'string') return bytes;
  const contentType = pictureTypeOf(bytes);
  if (!contentType) return 'notAPicture';
  try {
    const fault = await decoder.inspect({ bytes, contentType, owner, purpose: 'product-photo' });
    return fault && (fault.refusal === 'too-small' ? 'pictureTooSmall' : 'notAPicture');
  } catch (error) {
    if (error instanceof DecoderDied) return 'notAPicture';
    throw error;
  }
}
