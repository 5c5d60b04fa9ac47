import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import type { ProductVideo } from '../present-video.ts';

/** Puts videos in the place of those a product has, in their order. */
export async function replaceVideos(
  trx: Database,
  productID: string,
  videos: readonly ProductVideo[],
): Promise<void> {
  await trx.deleteFrom('product_videos').where('product_id', '=', productID).execute();
  if (videos.length === 0) return;
  const rows = videos.map(({ id, video, title }, position) => ({
    id,
    product_id: productID,
    video: JSON.stringify(video),
    title,
    position,
  }));
  await trx.insertInto('product_videos').values(rows).execute();
}

/** Those of the uploads that some product shows as a video (`product_videos_by_upload`). */
export async function findUploadsOfVideos(trx: Database, uploads: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ upload: string }>`
    SELECT DISTINCT video ->> 'upload' AS upload FROM product_videos
    WHERE video ? 'upload' AND video ->> 'upload' = ANY(${uploads}::text[])
  `.execute(trx);
  return new Set(rows.map(({ upload }) => upload));
}
