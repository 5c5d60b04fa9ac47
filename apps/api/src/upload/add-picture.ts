import type { PicturePurpose } from '@kontor/contract';
import type { Database } from '@kontor/database';
import type { Decoder } from './decoder/decoder.ts';
import { DecoderDied } from './decoder/decoding-process.ts';
import { pictureOf, type StoredPicture } from './picture-of.ts';
import { pictureTypeOf } from './picture-type.ts';
import { insertMade, markMade } from './queries.ts';
import { type Store, versionKey } from './store/store.ts';

interface Adding {
  db: Database;
  store: Store;
  decoder: Decoder;
}

/**
 * Makes a picture of a file the product has at hand, as one of an archive, the way uploads are: looked at and encoded again by the
 * decoder. Its row comes before its files, so that one nobody uses is removed as any other.
 * @param owner whose upload it becomes, and whose turn it is; undefined where they are gone
 * @returns undefined for what is no picture that is taken
 */
export async function addPicture(
  { db, store, decoder }: Adding,
  { bytes, purpose, owner }: { bytes: Buffer; purpose: PicturePurpose; owner: string | null },
): Promise<StoredPicture | undefined> {
  const contentType = pictureTypeOf(bytes);
  if (!contentType) return undefined;
  const sent = { bytes, contentType, owner: owner ?? 'nobody' };
  const made = await decoder.makeVersions(sent, purpose).catch((error: unknown) => {
    if (error instanceof DecoderDied) return 'broken' as const;
    throw error;
  });
  if (typeof made === 'string') return undefined;
  const versions = made.map(({ version }) => version);
  const id = await insertMade(db, { personID: owner, purpose, contentType, bytes: bytes.length, versions });
  for (const { version, bytes: file } of made)
    await store.write(versionKey(id, version.name), file, version.type);
  await markMade(db, id);
  return pictureOf(id, versions);
}
