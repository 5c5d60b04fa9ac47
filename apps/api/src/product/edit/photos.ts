import { randomUUID } from 'node:crypto';
import type { Issue, ProductInput } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import type { ActingPerson } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { plainLine } from '../../text/plain-text.ts';
import type { StoredPicture } from '../../upload/picture-of.ts';
import { readyPicture, replacePicture } from '../../upload/use-upload.ts';
import { issuesOfSent } from './issues-of-sent.ts';
import { findShownUploads, type ProductPhoto, replacePhotos } from './photo-queries.ts';

/** A photo as it was sent: a new one, whose upload is ready, or one the product has already. */
export type WantedPhoto = { alt: string | null } & ({ picture: StoredPicture } | { photoID: string });

export function issuesOfPhotos(sent: ProductInput['photos'] = []): Issue[] {
  return issuesOfSent(
    'photos',
    sent.map(({ token, photoID: id }) => ({ token, id })),
  );
}

/** Waits until the versions of new photos are made, so before anything is locked. @throws what `readyPicture` throws */
export async function readPhotos(
  context: Context<ActingPerson>,
  sent: ProductInput['photos'] = [],
): Promise<WantedPhoto[]> {
  const wanted: WantedPhoto[] = [];
  for (const { token, photoID = '', alt: words = '' } of sent) {
    const alt = plainLine(words);
    wanted.push(
      token === undefined
        ? { alt, photoID: photoID.toLowerCase() }
        : { alt, picture: await readyPicture(context, token, 'product-photo') },
    );
  }
  return wanted;
}

/** Whether a product's photos are others, in another order or with other words. */
export function photosDiffer(now: readonly ProductPhoto[], wanted: readonly WantedPhoto[]): boolean {
  if (now.length !== wanted.length) return true;
  return wanted.some((each, index) => {
    const there = now[index];
    return !('photoID' in each) || each.photoID !== there?.id || each.alt !== (there.photo.alt ?? null);
  });
}

/**
 * Puts the photos of a product. An upload that no product shows any more is let go. @throws BadRequest for a photo the product
 * does not have, NotFound for an upload that was removed meanwhile
 */
export async function putPhotos(
  trx: Database,
  productID: string,
  now: readonly ProductPhoto[],
  wanted: readonly WantedPhoto[],
): Promise<void> {
  const photos = wanted.map((each, index): ProductPhoto => {
    if ('picture' in each) return { id: randomUUID(), photo: withAlt(each.picture, each.alt) };
    const there = now.find(({ id }) => id === each.photoID);
    if (there) return { id: there.id, photo: withAlt(there.photo, each.alt) };
    const issue = issueAt(`photos.${index}`, { code: 'unknown' });
    throw new KontorError('BadRequest', sentenceOf(issue), { issues: [issue] });
  });
  for (const each of wanted) if ('picture' in each) await replacePicture(trx, null, each.picture);
  await replacePhotos(trx, productID, photos);
  const uploads = now.flatMap(({ photo }) => photo.upload ?? []);
  const shown = await findShownUploads(trx, uploads);
  for (const upload of uploads) if (!shown.has(upload)) await replacePicture(trx, { upload }, null);
}

function withAlt(picture: StoredPicture, alt: string | null): StoredPicture {
  const { alt: _, ...bare } = picture;
  return alt === null ? bare : { ...bare, alt };
}
