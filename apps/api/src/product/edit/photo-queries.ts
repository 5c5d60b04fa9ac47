import type { Database, StoredPicture } from '@kontor/database';
import { sql } from 'kysely';

export interface ProductPhoto {
  id: string;
  photo: StoredPicture;
}

/** Puts photos in the place of those a product has, in their order. */
export async function replacePhotos(
  trx: Database,
  productID: string,
  photos: readonly ProductPhoto[],
): Promise<void> {
  await trx.deleteFrom('product_photos').where('product_id', '=', productID).execute();
  if (photos.length === 0) return;
  const rows = photos.map(({ id, photo }, position) => ({
    id,
    product_id: productID,
    photo: JSON.stringify(photo),
    position,
  }));
  await trx.insertInto('product_photos').values(rows).execute();
}

/** Those of the uploads that some product shows (`product_photos_by_upload`). */
export async function findShownUploads(trx: Database, uploads: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ upload: string }>`
    SELECT DISTINCT photo ->> 'upload' AS upload FROM product_photos
    WHERE photo ? 'upload' AND photo ->> 'upload' = ANY(${uploads}::text[])
  `.execute(trx);
  return new Set(rows.map(({ upload }) => upload));
}
