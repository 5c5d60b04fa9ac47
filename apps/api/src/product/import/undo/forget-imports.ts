import { productImportLimits as limits } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import { releaseFiles } from '../release-files.ts';
import { releaseUnshown } from '../release-unshown.ts';

const importsAtOnce = 5;
const storedDays = 365;

/**
 * Forgets the rows of imports that can be undone no more, and lets the photos go they wrote over; imports that were never run go after
 * as many days, with their files, and the list forgets others after a year. To be called until it finds none (`product_imports_by_age`).
 */
export async function forgetImports(trx: Database): Promise<number> {
  const days = limits.undoDays;
  const { rows } = await sql<{ id: string; whole: boolean }>`
    SELECT id, finished_at IS NULL OR created_at < now() - make_interval(days => ${storedDays}) AS whole FROM product_imports
    WHERE created_at < now() - make_interval(days => ${days}) AND state NOT IN ('importing', 'undoing')
      AND (finished_at IS NULL OR created_at < now() - make_interval(days => ${storedDays})
        OR (finished_at < now() - make_interval(days => ${days})
          AND EXISTS (SELECT FROM product_import_rows AS row WHERE row.import_id = product_imports.id)))
    ORDER BY created_at LIMIT ${importsAtOnce} FOR UPDATE SKIP LOCKED
  `.execute(trx);
  for (const { id, whole } of rows) {
    await releaseFiles(trx, id);
    await releaseUnshown(trx, await findFormerUploads(trx, id));
    if (whole) await trx.deleteFrom('product_imports').where('id', '=', id).execute();
    else await trx.deleteFrom('product_import_rows').where('import_id', '=', id).execute();
  }
  return rows.length;
}

/** Uploads of photos that an import wrote over. */
async function findFormerUploads(trx: Database, importID: string): Promise<string[]> {
  const { rows } = await sql<{ upload: string }>`
    SELECT photo.value -> 'photo' ->> 'upload' AS upload
    FROM product_import_rows AS row, jsonb_array_elements(row.before -> 'photos') AS photo
    WHERE row.import_id = ${importID} AND row.before ? 'photos' AND photo.value -> 'photo' ? 'upload'
  `.execute(trx);
  return rows.map(({ upload }) => upload);
}
